/** A file returned by a use case: the response of an endpoint with `binary_response`. */
export type FileAnswer = { content_type: string; file_name: string; bytes: Uint8Array };
