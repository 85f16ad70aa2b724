/**
 * What a capability keeps of a person: it hands it out, says what keeps the person from leaving, and forgets it.
 * The wiring lists the parts; so a person's data can be gathered without a capability that imports all others.
 */
import type { DeletionBlocker } from '#contract/privacy.ts';
import type { Platform } from '../context/platform.ts';
import type { Transaction } from '../database/pool.ts';

/** A file of the person's, by its key in the store. */
export type PersonalDataFile = { name: string; key: string };

export type PersonalDataSource = {
	/** Names the part in the export: `bookings` becomes bookings.json. */
	readonly name: string;
	/** Nothing of anybody else; no secrets, hashed or not. Files that are no longer there are left out of the export. */
	export(platform: Platform, userId: string): Promise<{ data: unknown; files?: PersonalDataFile[] }>;
	/** What is still open; asked before and after `forget`, in the same transaction. */
	deletionBlockers?(tx: Transaction, userId: string): Promise<DeletionBlocker[]>;
	/** Removes or blanks what names the person; what the books need stays. Locks what could bring something new. */
	erase?(platform: Platform, tx: Transaction, userId: string): Promise<void>;
};
