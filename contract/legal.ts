/** Which wording of the terms and of the privacy notice is in force. */

/** Changed together with the texts of /terms or /privacy: everybody is then asked again. */
export const LEGAL_VERSION = '2026-11';
