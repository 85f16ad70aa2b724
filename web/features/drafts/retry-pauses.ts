/** When a draft that could not be sent is tried again. Pure. */

const PASSING = new Set([0, 401, 408, 425, 429]);

/** Whether a failure may be temporary: no response, a busy or failing server, an ended session. */
export const mayPass = (status: number | undefined): boolean => status !== undefined && (PASSING.has(status) || status >= 500);

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** 1, 2, 4 … seconds, at most 30. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
