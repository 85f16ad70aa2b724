// What surrounds a car, as far as its paint and its glass show it.

/** What the body work mirrors: the sky above, the band along the horizon, the ground below. */
export interface Surroundings {
	readonly horizon: string;
	readonly ground: string;
}
