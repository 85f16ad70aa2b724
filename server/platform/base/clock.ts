/** The only source of the current time, so that tests and the demo data can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that advances only when the test calls `advance`. */
export function movableClock(start: Date): Clock & { moveTo(moment: Date): void; advance(milliseconds: number): void } {
	let now = start;
	return {
		now: () => now,
		moveTo: (moment) => {
			now = moment;
		},
		advance: (milliseconds) => {
			now = new Date(now.getTime() + milliseconds);
		},
	};
}
