/**
 * A capability's personal data: it exports the data, names obstacles to the deletion of the account, and erases the data.
 * The wiring lists the sources, so that no capability has to import all others.
 */
import type { DeletionBlocker } from '#contract/privacy.ts';
import type { Platform } from '../context/platform.ts';
import type { Transaction } from '../database/pool.ts';

/** A file of the person, by its key in the object store. */
export type PersonalDataFile = { name: string; key: string };

export type PersonalDataSource = {
	/** Names the file in the export: `bookings` becomes bookings.json. */
	readonly name: string;
	/** Contains nothing about other people and no secrets, hashed or not. Missing files are left out of the export. */
	export(platform: Platform, userId: string): Promise<{ data: unknown; files?: PersonalDataFile[] }>;
	/** Open matters that prevent the deletion; checked before and after erasure, in the same transaction. */
	deletionBlockers?(tx: Transaction, userId: string): Promise<DeletionBlocker[]>;
	/** Deletes or anonymizes what identifies the person; accounting records stay. Locks the rows that could add new data. */
	erase?(platform: Platform, tx: Transaction, userId: string): Promise<void>;
};
