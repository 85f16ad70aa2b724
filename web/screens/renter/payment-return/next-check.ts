/** When a payment that is being processed is asked about again. */

const SECOND_MS = 1000;
const WAITS_MS = [2, 5, 10, 30].map((seconds) => seconds * SECOND_MS);

/** Milliseconds until the next look after so many of them, the first on arrival counted; false when only the person asks from now on. */
export function nextCheckMs(looks: number): number | false {
	return WAITS_MS[looks - 1] ?? false;
}
