/** Documents of a car: private objects that only the owner and admins can read. */
import type { CarDocumentName } from '#contract/listing.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { type StoredUpload, storeDocument } from '#server/platform/files/uploads.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { type CarRow, carById } from './sql.ts';

export const documentColumns = {
	permit: 'permit_document_id',
	registration: 'registration_document_id',
	insurance: 'insurance_document_id',
} as const satisfies Record<CarDocumentName, keyof CarRow>;
type DocumentColumn = (typeof documentColumns)[CarDocumentName];

const documentJobs = Object.keys(documentColumns) as CarDocumentName[];
type HandedIn = { [Name in CarDocumentName as `${Name}DocUrl`]?: string | null | undefined };

/** What remains to be written after the slow work on the uploads. */
export type StoredCarDocuments = { columns: { [Column in DocumentColumn]?: string | null }; commit(tx: Transaction): Promise<void> };

/** Stores the uploaded documents; null removes one. Runs outside any transaction, because pictures are re-encoded. */
export async function storeCarDocuments(platform: Platform, caller: Caller, handedIn: HandedIn): Promise<StoredCarDocuments> {
	const columns: StoredCarDocuments['columns'] = {};
	const stored: StoredUpload[] = [];
	for (const paper of documentJobs) {
		const field = `${paper}DocUrl` as const;
		const upload = handedIn[field];
		if (upload === undefined) continue;
		const document = upload === null ? null : await storeDocument(platform, caller, upload, { purpose: 'CAR_PAPER', field });
		if (document) stored.push(document);
		columns[documentColumns[paper]] = document?.objectId ?? null;
	}
	return {
		columns,
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

/** A document for the car's owner and for admins; each reading is logged. Throws CAR_NOT_FOUND, PAPER_NOT_FOUND. */
export async function serveCarDocument(platform: Platform, caller: Caller, carId: string, paper: CarDocumentName): Promise<Response> {
	const car = await carById(platform.db, carId);
	if (!car || (car.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('CAR_NOT_FOUND');
	const objectId = car[documentColumns[paper]];
	const bytes = objectId && (await platform.store.get(documentKey(objectId)));
	if (!bytes) throw refuse('PAPER_NOT_FOUND');
	await inTransaction(platform.db, (tx) =>
		audit(platform, tx, { actorId: caller.personId, action: 'car.paper-read', subject: 'car', subjectId: carId, after: { paper } }),
	);
	const isPdf = bytes.subarray(0, 5).every((byte, index) => byte === '%PDF-'.charCodeAt(index));
	return new Response(bytes, {
		headers: {
			'content-type': isPdf ? 'application/pdf' : 'image/jpeg',
			// Never displayed inline: a PDF could run active content on the reader's machine.
			'content-disposition': `attachment; filename="${paper}.${isPdf ? 'pdf' : 'jpg'}"`,
			'cache-control': 'private, no-store',
		},
	});
}
