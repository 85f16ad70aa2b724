/** One entry of the access table: what is sent, and the status for each caller. */
import type { ActorName, Actors, SignedIn } from './actors.ts';

export type CaseInput = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** Overrides the minimal value of the schema; a function if every caller sends their own. */
	body?: unknown | ((who: ActorName) => unknown);
};

/** Repeated here independently of the contract, so that a loosened rule is detected. */
export type Admission = 'anyone' | 'signed-in' | 'admins' | 'super-admins';

export type Row = {
	/** Default: admins for /api/admin/, signed-in users otherwise. */
	admits?: Admission;
	/** Created once for the entry. */
	input?: (actors: Actors) => CaseInput | Promise<CaseInput>;
	/** Status for each of these callers. They call after all others, in this order, because their calls may change the row. */
	by?: Partial<Record<SignedIn, number>>;
	/** Status for the other admitted callers; by default the success status of the contract. */
	others?: number;
	/** Ends the caller's other sessions. */
	signsOut?: true;
	/** A list for operators of the demo, which contains the data of all users. */
	showsEverything?: true;
};

export type Table = Readonly<Record<`${string} /${string}`, Row>>;

const id = (row: { id: string }) => ({ params: { id: row.id } });

type Made = (actors: Actors) => Promise<{ id: string }> | { id: string };

/** Input of a call on the row that `make` creates: its id is the path parameter, `more` is sent in addition. */
export const on =
	(make: Made, more: Omit<CaseInput, 'params'> = {}) =>
	async (actors: Actors): Promise<CaseInput> => ({ ...id(await make(actors)), ...more });

export const hidden = 404;
/** Both parties of a booking, and admins. */
export const parties = { renter: 200, owner: 200, admin: 200, superAdmin: 200 } as const;
export const forAdmins = { admin: 200, superAdmin: 200 } as const;
