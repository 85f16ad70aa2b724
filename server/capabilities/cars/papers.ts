/** The documents of a car: kept like identity documents, private objects that its owner and admins alone read. */
import type { PaperName } from '#contract/listing.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/call.ts';
import { discardObject } from '#server/platform/objects/discard.ts';
import { type Taken, takeDocument } from '#server/platform/objects/uploads.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { type CarRow, carById } from './sql.ts';

export const documentColumns = {
	permit: 'permit_document_id',
	registration: 'registration_document_id',
	insurance: 'insurance_document_id',
} as const satisfies Record<PaperName, keyof CarRow>;
type DocumentColumn = (typeof documentColumns)[PaperName];

const papers = Object.keys(documentColumns) as PaperName[];
type HandedIn = { [Name in PaperName as `${Name}DocUrl`]?: string | null | undefined };

/** What is to be written once the slow work on the uploads is done. */
export type TakenPapers = { columns: { [Column in DocumentColumn]?: string | null }; keep(tx: Transaction): Promise<void> };

/** Takes the uploads that were handed in for papers; null takes a paper away. Outside any transaction: pictures are written anew. */
export async function takePapers(platform: Platform, caller: Caller, handedIn: HandedIn): Promise<TakenPapers> {
	const columns: TakenPapers['columns'] = {};
	const taken: Taken[] = [];
	for (const paper of papers) {
		const field = `${paper}DocUrl` as const;
		const upload = handedIn[field];
		if (upload === undefined) continue;
		const document = upload === null ? null : await takeDocument(platform, caller, upload, { purpose: 'CAR_PAPER', field });
		if (document) taken.push(document);
		columns[documentColumns[paper]] = document?.objectId ?? null;
	}
	return {
		columns,
		keep: async (tx) => {
			for (const document of taken) await document.keep(tx);
		},
	};
}

/** The documents that stood where others stand now; the car's row no longer names them. */
export async function discardReplaced(tx: Transaction, before: CarRow, columns: TakenPapers['columns']): Promise<void> {
	for (const column of Object.values(documentColumns)) {
		const old = before[column];
		if (column in columns && old !== null) await discardObject(tx, old, 'DOCUMENT');
	}
}

/** The bytes of a paper for the car's owner and for admins; each reading is logged. Throws CAR_NOT_FOUND, PAPER_NOT_FOUND. */
export async function readPaper(platform: Platform, caller: Caller, carId: string, paper: PaperName): Promise<Response> {
	const car = await carById(platform.db, carId);
	if (!car || (car.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('CAR_NOT_FOUND');
	const objectId = car[documentColumns[paper]];
	const bytes = objectId && (await platform.store.get(documentKey(objectId)));
	if (!bytes) throw refuse('PAPER_NOT_FOUND');
	await inTransaction(platform.db, (tx) =>
		audit(platform, tx, { actorId: caller.userId, action: 'car.paper-read', subject: 'car', subjectId: carId, after: { paper } }),
	);
	const isPdf = bytes.subarray(0, 5).every((byte, index) => byte === '%PDF-'.charCodeAt(index));
	return new Response(bytes, {
		headers: {
			'content-type': isPdf ? 'application/pdf' : 'image/jpeg',
			// Never shown in a page of ours: what a PDF can do, it does on the reader's machine.
			'content-disposition': `attachment; filename="${paper}.${isPdf ? 'pdf' : 'jpg'}"`,
			'cache-control': 'private, no-store',
		},
	});
}
