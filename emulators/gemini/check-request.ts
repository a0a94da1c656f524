/**
 * What `models.generateContent` of the Gemini API accepts, as its reference and the types of firebase-functions
 * (`v2/providers/ai/types/gemini/v1beta`) say; everything else is refused, as a protobuf service refuses it.
 */
type Shape = 'string' | 'integer' | 'number' | 'boolean' | 'any' | { fields: Fields } | { list: Shape };
type Fields = Record<string, Shape>;

const PART: Shape = {
  fields: {
    text: 'string',
    inlineData: { fields: { mimeType: 'string', data: 'string' } },
    fileData: { fields: { mimeType: 'string', fileUri: 'string' } },
    thought: 'boolean',
    thoughtSignature: 'string',
  },
};
const CONTENT: Shape = { fields: { role: 'string', parts: { list: PART } } };
const GENERATION: Fields = {
  candidateCount: 'integer',
  stopSequences: { list: 'string' },
  maxOutputTokens: 'integer',
  temperature: 'number',
  topP: 'number',
  topK: 'integer',
  seed: 'integer',
  presencePenalty: 'number',
  frequencyPenalty: 'number',
  responseMimeType: 'string',
  responseSchema: 'any',
  responseJsonSchema: 'any',
  responseModalities: { list: 'string' },
  thinkingConfig: {
    fields: { includeThoughts: 'boolean', thinkingBudget: 'integer', thinkingLevel: 'string' },
  },
};
const REQUEST: Shape = {
  fields: {
    contents: { list: CONTENT },
    systemInstruction: CONTENT,
    generationConfig: { fields: GENERATION },
    safetySettings: { list: { fields: { category: 'string', threshold: 'string' } } },
    cachedContent: 'string',
    serviceTier: 'string',
    store: 'boolean',
    tools: 'any',
    toolConfig: 'any',
  },
};

/** The parts of JSON Schema that structured output knows. */
const SCHEMA_WORDS = new Set([
  '$schema',
  '$id',
  '$defs',
  '$ref',
  '$anchor',
  'type',
  'format',
  'title',
  'description',
  'enum',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'anyOf',
  'oneOf',
  'properties',
  'additionalProperties',
  'required',
  'propertyOrdering',
]);

/** A request that was accepted; only what the emulator reads is typed. */
export type GenerateContent = {
  contents: { role?: string; parts: { text?: string }[] }[];
  systemInstruction?: { parts: { text?: string }[] };
  generationConfig?: {
    maxOutputTokens?: number;
    temperature?: number;
    candidateCount?: number;
    responseMimeType?: string;
    responseSchema?: unknown;
    responseJsonSchema?: unknown;
    thinkingConfig?: { thinkingBudget?: number; thinkingLevel?: string };
  };
};

/** What the API says is wrong with a body; null if it accepts it. */
export function problemOf(body: unknown): string | null {
  const unknown = shapeProblem(body, REQUEST, '');
  if (unknown) return `Invalid JSON payload received. ${unknown}`;
  const { contents, generationConfig = {} } = body as Partial<GenerateContent>;
  if (!contents?.length) return '* GenerateContentRequest.contents: contents is not specified\n';
  for (const [index, { role, parts = [] }] of contents.entries()) {
    if (role !== undefined && role !== 'user' && role !== 'model')
      return 'Please use a valid role: user, model.';
    if (parts.length === 0) {
      return `* GenerateContentRequest.contents[${index}].parts: contents.parts must not be empty.\n`;
    }
  }
  return generationProblem(generationConfig);
}

function generationProblem(config: NonNullable<GenerateContent['generationConfig']>): string | null {
  const { maxOutputTokens, temperature, candidateCount = 1, responseMimeType, thinkingConfig = {} } = config;
  const { responseSchema, responseJsonSchema } = config;
  if (maxOutputTokens !== undefined && maxOutputTokens < 1) return 'max_output_tokens must be positive.';
  if (temperature !== undefined && (temperature < 0 || temperature > 2)) {
    return 'Unable to submit request because temperature must be in the range [0.0, 2.0].';
  }
  if (candidateCount !== 1) return 'Multiple candidates is not enabled for this model';
  if (responseSchema !== undefined && responseJsonSchema !== undefined) {
    return 'Only one of response_schema and response_json_schema can be set.';
  }
  const schema = responseSchema ?? responseJsonSchema;
  if (schema !== undefined && responseMimeType !== 'application/json') {
    return "Function calling with a response mime type: 'text/plain' is unsupported with a response schema";
  }
  if (thinkingConfig.thinkingBudget !== undefined && thinkingConfig.thinkingLevel !== undefined) {
    return 'You can only set only one of thinking budget and thinking level.';
  }
  return schema === undefined ? null : schemaProblem(schema);
}

function schemaProblem(schema: unknown): string | null {
  if (typeof schema === 'boolean') return null;
  if (typeof schema !== 'object' || schema === null) return 'The schema is not an object.';
  const { properties = {}, items, anyOf = [], ...rest } = schema as Record<string, unknown>;
  const unknown = Object.keys(rest).find((word) => !SCHEMA_WORDS.has(word));
  if (unknown !== undefined) return `Unknown keyword "${unknown}" in the response schema.`;
  const inner = [
    ...Object.values(properties as object),
    ...(items === undefined ? [] : [items]),
    ...(anyOf as unknown[]),
  ];
  return inner.map(schemaProblem).find((problem) => problem !== null) ?? null;
}

function shapeProblem(value: unknown, shape: Shape, path: string): string | null {
  if (shape === 'any') return null;
  if (typeof shape === 'string') {
    const fits = shape === 'integer' ? Number.isSafeInteger(value) : typeof value === shape;
    return fits ? null : `Invalid value at '${path}' (TYPE_${shape.toUpperCase()})`;
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return `Invalid value at '${path}', a list is needed`;
    return first(value.map((item, index) => shapeProblem(item, shape.list, `${path}[${index}]`)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `Invalid value at '${path}', an object is needed`;
  }
  return first(
    Object.entries(value).map(([name, inner]) => {
      const known = shape.fields[camel(name)];
      const at = path === '' ? name : `${path}.${name}`;
      if (known) return shapeProblem(inner, known, at);
      return `Unknown name "${name}"${path === '' ? '' : ` at '${path}'`}: Cannot find field.`;
    }),
  );
}

/** Protobuf's JSON takes both spellings. */
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function first(problems: (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}
