import { tryResume } from '@contract/admin-testing.ts';
import type { ParsedResume } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { RESUME_ACCEPT } from '@/domain/resumes/resume-file.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { FileDrop } from '@/ui/forms/file-drop.tsx';
import { Row, Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';

const Json = styled('pre')({
  margin: 0,
  maxHeight: 460,
  overflow: 'auto',
  background: tone.sunken,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.inner,
  padding: 14,
  fontSize: textSize.caption,
  lineHeight: 1.5,
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

/** Reads a resume as an upload would, without storing it. */
export function ResumeSandbox({ onRead }: { onRead: (parsed: ParsedResume | null) => void }) {
  const read = useMutation({
    mutationFn: (file: File) => callApi(tryResume, { file, fileType: 'application/octet-stream' }),
    onMutate: () => onRead(null),
    onSuccess: ({ parsed }) => onRead(parsed),
  });
  const { data } = read;
  return (
    <Stack gap={18} as="section" aria-labelledby="resume-sandbox">
      <Typography variant="h2" id="resume-sandbox">
        Resume parser
      </Typography>
      <FileDrop
        title="Drop a resume here"
        hint="PDF, Word, OpenDocument, RTF, or text. We don’t store it."
        accept={RESUME_ACCEPT}
        busy={read.isPending ? read.variables.name : null}
        error={read.isError ? errorDetail(read.error) : null}
        onFile={(file) => read.mutate(file)}
      />
      {data && (
        <>
          <Row>
            <StatusChip>{data.file_type.toUpperCase()}</StatusChip>
            <StatusChip>{plural(data.pages, 'page')}</StatusChip>
            <StatusChip>{data.milliseconds} ms</StatusChip>
            <StatusChip kind="ok">{plural(data.parsed.skills.length, 'skill')}</StatusChip>
          </Row>
          <Json tabIndex={0} aria-label="Parsed resume as JSON">
            {JSON.stringify(data.parsed, null, 2)}
          </Json>
        </>
      )}
    </Stack>
  );
}
