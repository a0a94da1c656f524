/** A file as a use-case gives it out: the answer of an endpoint with `binary_response`. */
export type FileAnswer = { content_type: string; file_name: string; bytes: Uint8Array };
