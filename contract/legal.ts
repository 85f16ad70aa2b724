/** Version of the terms and the privacy notice in force: the day from which they hold. */

/** Changed together with the texts of /terms or /privacy: everybody is then asked to agree again. */
export const LEGAL_VERSION = '2026-11-25';
