/** Documents of a car: private objects that only the owner and admins can read. */
import type { OpenedDocument } from '#contract/car-review.ts';
import type { CarDocumentName } from '#contract/listing.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { documentResponse, pagesFrom1, pagesOfDocument, renderDocument } from '#server/platform/files/document-response.ts';
import { type StoredUpload, storeDocument, writeOrDiscard } from '#server/platform/files/uploads.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { insertDocumentView, unopenedPagesOf } from './reviews-sql.ts';
import { type CarRow, carById } from './sql.ts';

export const documentColumns = {
	permit: 'permit_document_id',
	registration: 'registration_document_id',
	insurance: 'insurance_document_id',
} as const satisfies Record<CarDocumentName, keyof CarRow>;
type DocumentColumn = (typeof documentColumns)[CarDocumentName];

const documentNames = Object.keys(documentColumns) as CarDocumentName[];
type HandedIn = { [Name in CarDocumentName as `${Name}DocUrl`]?: string | null | undefined };

/** The write that remains after the slow work on the uploads. */
export type StoredCarDocuments = Omit<StoredUpload, 'objectId'> & { columns: { [Column in DocumentColumn]?: string | null } };

/** Stores the uploaded documents; null removes one. Runs outside any transaction, because pictures are re-encoded. */
export async function storeCarDocuments(platform: Platform, caller: Caller, handedIn: HandedIn): Promise<StoredCarDocuments> {
	const columns: StoredCarDocuments['columns'] = {};
	const stored: StoredUpload[] = [];
	const store = async () => {
		for (const paper of documentNames) {
			const field = `${paper}DocUrl` as const;
			const upload = handedIn[field];
			if (upload === undefined) continue;
			const document = upload === null ? null : await storeDocument(platform, caller, upload, { purpose: 'CAR_PAPER', field });
			if (document) stored.push(document);
			columns[documentColumns[paper]] = document?.objectId ?? null;
		}
	};
	await writeOrDiscard(() => stored, store);
	return {
		columns,
		discard: async () => {
			await Promise.all(stored.map((document) => document.discard()));
		},
		commit: async (tx) => {
			for (const document of stored) await document.commit(tx);
		},
	};
}

/** Deletes documents that were replaced; the car's row no longer refers to them. */
export async function deleteReplacedDocuments(tx: Transaction, before: CarRow, columns: StoredCarDocuments['columns']): Promise<void> {
	for (const column of Object.values(documentColumns)) {
		const old = before[column];
		if (column in columns && old !== null) await discardObject(tx, old, 'DOCUMENT');
	}
}

export const documentIdsOf = (car: CarRow): string[] => Object.values(documentColumns).flatMap((column) => car[column] ?? []);

/** What an admin who opens the car is going to see; the documents themselves are read afterwards. */
export async function openedDocumentsOf(platform: Platform, caller: Caller, car: CarRow): Promise<OpenedDocument[]> {
	const opened = documentNames.map(async (name): Promise<OpenedDocument[]> => {
		const objectId = car[documentColumns[name]];
		if (objectId === null) return [];
		const pages = await pagesOfDocument(platform, objectId);
		return [{ name, pages, unopened: (await unopenedPagesOf(platform.db, objectId, caller.userId)) ?? pagesFrom1(pages) }];
	});
	return (await Promise.all(opened)).flat();
}

/**
 * A document for the car's owner and for admins; each reading is logged, and an admin's counts as having opened it, or that page of it.
 * `page`: a picture to be shown, for admins, because drawing takes a thread. Throws CAR_NOT_FOUND, PAPER_NOT_FOUND, DOCUMENT_NOT_DRAWN.
 */
export async function serveCarDocument(
	platform: Platform,
	caller: Caller,
	{ carId, name, page }: { carId: string; name: CarDocumentName; page?: number | undefined },
): Promise<Response> {
	const car = await carById(platform.db, carId);
	if (!car || (car.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('CAR_NOT_FOUND');
	const objectId = car[documentColumns[name]];
	const stored = objectId && (await platform.store.get(documentKey(objectId)));
	if (!objectId || !stored || (page !== undefined && !isAdmin(caller))) throw refuse('PAPER_NOT_FOUND');
	const shown = await renderDocument(stored, page);
	await inTransaction(platform.db, async (tx) => {
		if (isAdmin(caller))
			await insertDocumentView(tx, { documentId: objectId, viewerId: caller.userId, opened: shown.opened, now: platform.clock.now() });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'car.paper-read',
			subject: 'car',
			subjectId: carId,
			after: { paper: name },
		});
	});
	return documentResponse(shown, name);
}
