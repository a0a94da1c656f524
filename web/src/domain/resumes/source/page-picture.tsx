import type { SourceLine } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { LIGHT, tone } from '@/theme/tokens.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { drawPage, openPage } from './pdf-page.ts';

/** US Letter, until the page says its own size. */
const LETTER = { width: 612, height: 792 };

const Scroller = styled('div')({
  overflow: 'auto',
  background: tone.sunken,
  border: `1px solid ${tone.line}`,
  borderRadius: 10,
  minHeight: 0,
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});
/** Paper is white at night too, so what lies on it keeps the colors of the day. */
const Sheet = styled('div')({
  position: 'relative',
  background: LIGHT.surface,
  '& > canvas': { display: 'block', width: '100%', height: 'auto' },
});
const Mark = styled('div')({
  position: 'absolute',
  background: LIGHT.accentSoft,
  mixBlendMode: 'multiply',
  borderRadius: 3,
  // Close to the line: resumes leave little room between lines.
  outline: `1.5px solid ${LIGHT.accent}`,
  outlineOffset: 1,
});
const Loading = styled(Bone)({ position: 'absolute', inset: 0, borderRadius: 0 });

type PagePictureProps = {
  file: Blob;
  /** From 1. */
  number: number;
  name: string;
  lines: readonly SourceLine[];
  /** How much wider than its frame the page is. */
  zoom: number;
  onError: (error: unknown) => void;
};

/** A page of a PDF, with these lines marked and the first of them in view. */
export function PagePicture({ file, number, name, lines, zoom, onError }: PagePictureProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [drawn, setDrawn] = useState(false);
  const shown = page?.pageNumber === number ? page : null;

  useEffect(() => {
    let here = true;
    openPage(file, number).then(
      (opened) => here && setPage(opened),
      (error: unknown) => here && onError(error),
    );
    return () => {
      here = false;
    };
  }, [file, number, onError]);

  useEffect(() => {
    if (!shown || !canvas.current || !scroller.current) return;
    setDrawn(false);
    let here = true;
    const drawing = drawPage(shown, canvas.current, scroller.current.clientWidth * zoom);
    drawing.done.then(
      () => here && setDrawn(true),
      (error: unknown) => here && onError(error),
    );
    return () => {
      here = false;
      drawing.cancel();
    };
  }, [shown, zoom, onError]);

  const size = shown ? shown.getViewport({ scale: 1 }) : LETTER;
  const boxes = lines.flatMap(({ box, page: at }) => (box && at === number ? [box] : []));
  const [first] = boxes;
  const top = first ? (first.y + first.height / 2) / size.height : 0;
  const left = first ? first.x / size.width : 0;
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || !shown) return;
    frame.scrollTo({
      top: top * frame.scrollHeight - frame.clientHeight * 0.4,
      left: left * frame.scrollWidth - 24,
    });
  }, [top, left, shown]);

  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return (
    <Scroller
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={`Page ${number} of ${name}`}
      aria-busy={!drawn}
    >
      <Sheet style={{ width: `${100 * zoom}%`, aspectRatio: `${size.width} / ${size.height}` }}>
        <canvas ref={canvas} role="img" aria-label={`Picture of page ${number}`} />
        {!drawn && (
          <>
            <Loading />
            <VisuallyHidden role="status">Loading the page</VisuallyHidden>
          </>
        )}
        {drawn &&
          boxes.map((box) => (
            <Mark
              key={`${box.x}:${box.y}`}
              data-mark
              style={{
                left: percent(box.x, size.width),
                top: percent(box.y, size.height),
                width: percent(box.width, size.width),
                height: percent(box.height, size.height),
              }}
            />
          ))}
      </Sheet>
    </Scroller>
  );
}
