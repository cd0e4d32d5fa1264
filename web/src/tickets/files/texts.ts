/** User-facing texts about attachments. */

export const fileRules = (maxFileSize: string) =>
  `PDF, DOC, DOCX, JPG, JPEG, atau PNG; paling besar ${maxFileSize} per berkas. Tangkapan layar dapat ditempel.`;
