/** One line of the table: what is sent, and who gets which status. */
import type { Actors, SignedIn, Who } from './actors.ts';

export type CaseInput = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** Where the smallest value of the shape will not do; a function where everybody sends their own. */
	body?: unknown | ((who: Who) => unknown);
};

/** Said here once more, apart from the contract: a rule that is loosened there is found here. */
export type LetIn = 'anyone' | 'signed-in' | 'admins' | 'super-admins';

export type Row = {
	/** Left out: admins for what begins with /api/admin/, whoever is signed in for all else. */
	letsIn?: LetIn;
	/** Made once for the whole line. */
	given?: (cast: Actors) => CaseInput | Promise<CaseInput>;
	/** In this order, after all others: who may act is asked last, so that the rows are still as they were for those who may not. */
	by?: Partial<Record<SignedIn, number>>;
	/** Everybody else who is let in. Without it: the status that the contract names. */
	others?: number;
	/** It ends the other sessions of whoever calls. */
	signsOut?: true;
	/** Lists for whoever runs the demo, not for people: everything stands in it. */
	showsEverything?: true;
};

export type Table = Readonly<Record<`${string} /${string}`, Row>>;

const id = (row: { id: string }) => ({ params: { id: row.id } });

type Made = (cast: Actors) => Promise<{ id: string }> | { id: string };

/** `{id}` is that of the row; `more` is sent besides. */
export const on =
	(make: Made, more: Omit<CaseInput, 'params'> = {}) =>
	async (cast: Actors): Promise<CaseInput> => ({ ...id(await make(cast)), ...more });

export const hidden = 404;
/** Both sides of a booking, and admins. */
export const parties = { renter: 200, owner: 200, admin: 200, superAdmin: 200 } as const;
export const forAdmins = { admin: 200, superAdmin: 200 } as const;
