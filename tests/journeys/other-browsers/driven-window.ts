/** Operations on a window for the journeys in other browsers, implemented in `firefox.ts` and `webkit.ts`. */

/** An element of the page. */
export type Found = {
	click(): Promise<void>;
	/** Types at the end of what the field contains. */
	type(text: string): Promise<void>;
	/** Path of a file, for a file field. */
	upload(file: string): Promise<void>;
};

/** A window with its own profile. `script` is the body of a function whose result can be written as JSON. */
export type DrivenWindow = {
	go(address: string): Promise<void>;
	reload(): Promise<void>;
	address(): Promise<string>;
	run(script: string): Promise<unknown>;
	/** The element that the script returns, or null. */
	find(script: string): Promise<Found | null>;
	setCookie(name: string, value: string): Promise<void>;
	/** Errors and warnings of the console so far. */
	complaints(): Promise<string[]>;
	/** PNG of what is visible. */
	picture(): Promise<Uint8Array>;
	close(): Promise<void>;
};

export type Size = { width: number; height: number };

export type DrivenBrowser = { open(size: Size): Promise<DrivenWindow>; close(): Promise<void> };
