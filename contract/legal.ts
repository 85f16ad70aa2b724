/** Version of the terms and the privacy notice in force: the date from which they apply. */

/** Changed together with the texts of /terms or /privacy: everybody must then agree again. */
export const LEGAL_VERSION = '2026-11-28';
