/** Life cycle of an upload: a signed address, the bytes, a check, and at most one consumer, which gets a new object made from it. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { documentTypes, MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { limitPerPerson } from '../base/at-once.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import type { Queryable, Transaction } from '../database/pool.ts';
import { inTransaction, lockSubject } from '../database/transaction.ts';
import { refuseField } from '../http/input.ts';
import type { Caller } from '../http/route.ts';
import { enqueue, job, priority } from '../jobs/jobs.ts';
import { documentKey, ObjectTooLarge, photoKeys, previewKey, uploadKey } from '../storage/object-store.ts';
import { encodeMaster, encodePhoto, previewPicture, sniff, sniffDocument } from './images.ts';
import { assertSafePdf } from './pdf.ts';
import { variantsOf } from './photo-variants.ts';
import type { EncodedImage } from './pictures.ts';

const ADDRESS_LIFETIME_MS = 15 * 60_000;
const PDF = 'application/pdf';
/** Uploads of one person that are decoded at the same time, in this process. */
const inTurn = limitPerPerson(2);
const OBJECT_PATH = /^\/objects\/uploads\/([0-9a-f-]{36})$/;

/** Pictures are processed one at a time, so that a core stays free for everything else. */
export const PICTURE_QUEUE = 'avif';

export const encodeAvifJob = job('objects.make-avif', z.object({ photoId: z.uuid() }));
export const removeUpload = job('objects.remove-upload', z.object({ uploadId: z.uuid() }));

export async function startUpload(platform: Platform, caller: Caller): Promise<{ uploadURL: string }> {
	await platform.limits.count('uploadPerson', caller.personId);
	const id = randomUUID();
	const now = platform.clock.now();
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'uploads', caller.personId);
		const { uploads, bytes } = await openUploads(tx, caller.personId);
		if (uploads >= platform.limits.most('openUploads') || bytes >= platform.limits.most('openUploadBytes'))
			throw refuse('TOO_MANY_UPLOADS');
		await tx.insertInto('stored_objects').values({ id, uploaded_by: caller.personId, purpose: 'UPLOAD', created_at: now }).execute();
	});
	return { uploadURL: await platform.store.uploadAddress(id, new Date(now.getTime() + ADDRESS_LIFETIME_MS)) };
}

async function openUploads(tx: Transaction, userId: string): Promise<{ uploads: number; bytes: number }> {
	const row = await tx
		.selectFrom('stored_objects')
		.select((eb) => [eb.fn.countAll<bigint>().as('uploads'), eb.fn.sum<bigint>('byte_size').as('bytes')])
		.where('uploaded_by', '=', userId)
		.where('purpose', '=', 'UPLOAD')
		.executeTakeFirstOrThrow();
	return { uploads: Number(row.uploads), bytes: Number(row.bytes ?? 0) };
}

/**
 * Stores the bytes of an upload that is still open, at its signed address. Throws UPLOAD_EXPIRED, FILE_EMPTY, FILE_TYPE_REFUSED, and TOO_MANY_UPLOADS
 * if its uploader holds too many bytes.
 */
export async function receiveUpload(platform: Platform, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
	if (bytes.byteLength === 0) throw refuse('FILE_EMPTY');
	await sniffDocument(bytes);
	await inTransaction(platform.db, async (tx) => {
		const upload = await tx
			.selectFrom('stored_objects')
			.select('uploaded_by')
			.where('id', '=', id)
			.where('purpose', '=', 'UPLOAD')
			.executeTakeFirst();
		if (!upload) throw refuse('UPLOAD_EXPIRED');
		await lockSubject(tx, 'uploads', upload.uploaded_by);
		await tx
			.updateTable('stored_objects')
			.set({ byte_size: bytes.byteLength })
			.where('id', '=', id)
			.where('purpose', '=', 'UPLOAD')
			.execute();
		if ((await openUploads(tx, upload.uploaded_by)).bytes > platform.limits.most('openUploadBytes')) throw refuse('TOO_MANY_UPLOADS');
	});
	await platform.store.put(uploadKey(id), bytes, 'application/octet-stream');
}

/** Checks the uploaded bytes and names them `/objects/uploads/{id}`. A refused upload is deleted. */
export async function finishUpload(platform: Platform, caller: Caller, uploadURL: string): Promise<{ objectPath: string }> {
	// Limited together with new uploads: a check of the bytes costs more than an address.
	await platform.limits.count('uploadPerson', caller.personId);
	const id = URL.parse(uploadURL)?.pathname.split('/').at(-1) ?? '';
	await inTurn(caller.personId, () => checkUpload(platform, caller, id));
	return { objectPath: `/objects/uploads/${id}` };
}

async function checkUpload(platform: Platform, caller: Caller, id: string): Promise<void> {
	const bytes = await readUpload(platform, caller, id, 'uploadURL');
	try {
		if (bytes.byteLength === 0) throw refuse('FILE_EMPTY');
		const type = await sniff(bytes, documentTypes);
		if (type === PDF) await assertSafePdf(bytes);
		else await platform.store.put(previewKey(id), await previewPicture(bytes), 'image/webp');
		await platform.db
			.updateTable('stored_objects')
			.set({ content_type: type, byte_size: bytes.byteLength, checked_at: platform.clock.now() })
			.where('id', '=', id)
			.execute();
	} catch (error) {
		// After any other error, such as a database that does not answer for a moment, the call can be repeated.
		if (error instanceof Refusal) await platform.store.remove(uploadKey(id));
		throw error;
	}
}

/** Preview of an upload that has not been consumed yet, for its uploader; null for everybody else and for files that are not pictures. */
export async function readPreview(platform: Platform, caller: Caller, uploadId: string): Promise<Uint8Array<ArrayBuffer> | null> {
	return (await ownUpload(platform, caller, uploadId)) ? platform.store.get(previewKey(uploadId)) : null;
}

/** What a consumer holds between the slow work, done outside any transaction, and the write that makes it permanent. */
export type StoredUpload = {
	objectId: string;
	commit(tx: Transaction): Promise<void>;
	/** Deletes the stored files if that write failed. */
	discard(): Promise<void>;
};

/** Runs a function that stores or commits; if it fails, the files stored until then are deleted. */
export async function writeOrDiscard<Answer>(
	stored: () => ReadonlyArray<Pick<StoredUpload, 'discard'>>,
	write: () => Promise<Answer>,
): Promise<Answer> {
	try {
		return await write();
	} catch (error) {
		await Promise.all(stored().map((each) => each.discard()));
		throw error;
	}
}

/** Re-encodes the uploaded picture and stores it under a new id; `commit` then records it and consumes the upload. */
export async function storePhoto(
	platform: Platform,
	caller: Caller,
	objectPath: string,
	as: { purpose: 'CAR_PHOTO' | 'PROFILE_PHOTO'; field: string },
): Promise<StoredUpload> {
	const uploadId = uploadIdOf(objectPath, as.field, caller);
	const photo = await decodeUpload(platform, caller, { id: uploadId, field: as.field }, encodePhoto);
	const objectId = randomUUID();
	await storeAll(platform, `photos/${objectId}`, [photo.master, ...photo.webp]);
	return {
		objectId,
		discard: () => removeUnrecorded(platform, objectId, photoKeys(objectId)),
		commit: async (tx) => {
			await consumeUpload(tx, caller, uploadId, as.field);
			await tx
				.insertInto('stored_objects')
				.values({
					id: objectId,
					uploaded_by: caller.userId,
					purpose: as.purpose,
					content_type: 'image/jpeg',
					byte_size: photo.master.bytes.byteLength,
					width: photo.width,
					height: photo.height,
					variants: JSON.stringify(variantsOf(photo.webp)),
					created_at: platform.clock.now(),
				})
				.execute();
			await enqueue(tx, encodeAvifJob, { photoId: objectId }, { priority: priority.background, queue: { name: PICTURE_QUEUE } });
		},
	};
}

/** Stores a private document: a picture is re-encoded; a PDF that contains only pages is stored unchanged and never displayed in our pages. */
export async function storeDocument(
	platform: Platform,
	caller: Caller,
	objectPath: string,
	{ purpose, field }: { purpose: 'IDENTITY_DOCUMENT' | 'CAR_PAPER'; field: string },
): Promise<StoredUpload> {
	const uploadId = uploadIdOf(objectPath, field, caller);
	const document = await decodeUpload(platform, caller, { id: uploadId, field }, async (uploaded) => {
		const type = await sniffDocument(uploaded);
		if (type !== PDF) return encodeMaster(uploaded);
		// Checked again: the bytes may have been replaced since the first check.
		await assertSafePdf(uploaded);
		return { contentType: type, bytes: uploaded };
	});
	const objectId = randomUUID();
	await platform.store.put(documentKey(objectId), document.bytes, document.contentType);
	return {
		objectId,
		discard: () => removeUnrecorded(platform, objectId, [documentKey(objectId)]),
		commit: async (tx) => {
			await consumeUpload(tx, caller, uploadId, field);
			await tx
				.insertInto('stored_objects')
				.values({
					id: objectId,
					uploaded_by: caller.userId,
					purpose,
					content_type: document.contentType,
					byte_size: document.bytes.byteLength,
					created_at: platform.clock.now(),
				})
				.execute();
		},
	};
}

export async function storeAll(platform: Platform, folder: string, images: readonly EncodedImage[]): Promise<void> {
	await Promise.all(images.map((image) => platform.store.put(`${folder}/${image.name}`, image.bytes, image.contentType)));
}

/** If the object was recorded, the write succeeded and only its answer was lost: the files are in use. */
async function removeUnrecorded(platform: Platform, id: string, keys: readonly string[]): Promise<void> {
	const row = await platform.db.selectFrom('stored_objects').select('id').where('id', '=', id).executeTakeFirst();
	if (row) return;
	await Promise.all(keys.map((key) => platform.store.remove(key)));
}

/**
 * Reads an upload and converts it with `make`. Limited for each person, per minute and at the same time: decoding occupies a core, and passwords are
 * hashed by the same threads. Throws as `readUpload` does, and TOO_MANY_REQUESTS.
 */
export async function decodeUpload<Made>(
	platform: Platform,
	caller: Caller,
	upload: { id: string; field: string },
	make: (bytes: Uint8Array<ArrayBuffer>) => Promise<Made>,
): Promise<Made> {
	await platform.limits.count('picturePerson', caller.personId);
	return inTurn(caller.personId, async () => make(await readUpload(platform, caller, upload.id, upload.field)));
}

/** Only the uploader's own upload that has not been consumed; everything else is reported as missing. Throws TOO_LARGE, and deletes such an upload. */
async function readUpload(platform: Platform, caller: Caller, id: string, field: string): Promise<Uint8Array<ArrayBuffer>> {
	const unknown = () => refuseField(field, 'UPLOAD_UNKNOWN', caller.lang);
	if (!z.uuid().safeParse(id).success) throw unknown();
	const bytes = (await ownUpload(platform, caller, id)) ? await bytesOfUpload(platform, id) : null;
	if (!bytes) throw unknown();
	return bytes;
}

/** An external object storage accepts any number of bytes at the address that was signed for an upload. */
async function bytesOfUpload({ store }: Platform, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		return await store.get(uploadKey(id), { most: MAX_UPLOAD_BYTES });
	} catch (error) {
		if (!(error instanceof ObjectTooLarge)) throw error;
		await store.remove(uploadKey(id));
		throw refuse('TOO_LARGE', { limit: '5 MB' });
	}
}

async function ownUpload(platform: Platform, caller: Caller, id: string): Promise<boolean> {
	const row = await platform.db
		.selectFrom('stored_objects')
		.select('id')
		.where('id', '=', id)
		.where('uploaded_by', '=', caller.personId)
		.where('purpose', '=', 'UPLOAD')
		.executeTakeFirst();
	return row !== undefined;
}

export async function consumeUpload(tx: Transaction, caller: Caller, uploadId: string, field: string): Promise<void> {
	const used = await tx
		.updateTable('stored_objects')
		.set({ purpose: 'TAKEN' })
		.where('id', '=', uploadId)
		.where('uploaded_by', '=', caller.personId)
		.where('purpose', '=', 'UPLOAD')
		.executeTakeFirst();
	if (used.numUpdatedRows !== 1n) throw refuseField(field, 'UPLOAD_UNKNOWN', caller.lang);
	await enqueue(tx, removeUpload, { uploadId }, { priority: priority.background });
}

export function uploadIdOf(objectPath: string, field: string, caller: Caller): string {
	const id = OBJECT_PATH.exec(objectPath)?.[1];
	if (!id) throw refuseField(field, 'UPLOAD_UNKNOWN', caller.lang);
	return id;
}

/** By object id; objects without a type or that do not exist are left out. */
export async function contentTypesOf(db: Queryable, ids: ReadonlyArray<string | null>): Promise<Map<string, string>> {
	const presentIds = ids.filter((id) => id !== null);
	if (presentIds.length === 0) return new Map();
	const rows = await db.selectFrom('stored_objects').select(['id', 'content_type']).where('id', 'in', presentIds).execute();
	return new Map(rows.flatMap((row) => (row.content_type ? [[row.id, row.content_type] as const] : [])));
}
