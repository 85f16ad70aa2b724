/** Object storage, by key. Keys are ours (`photos/{id}/400.webp`), never a person's file name. */
import { photoWidths } from '#contract/objects.ts';
import type { CircuitView } from '../base/circuit-breaker.ts';

/** The storage did not answer in time, or cannot read and write at the moment. The operation may be repeated; people are answered with TRY_AGAIN_SOON. */
export class StorageUnavailable extends Error {}

/** The object has more bytes than the limit; they were not read. */
export class ObjectTooLarge extends Error {}

export type StoredFile = { key: string; bytes: number };

export type ObjectStore = {
	/** Whether it is currently not called because it does not answer; a local disk has no such state. */
	readonly circuit?: CircuitView;
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** Null if there is nothing under that key. Throws ObjectTooLarge above `most` bytes, the limit for files of users. */
	get(key: string, limit?: { most: number }): Promise<Uint8Array<ArrayBuffer> | null>;
	remove(key: string): Promise<void>;
	/** Every stored file, in no particular order. Files written or removed meanwhile may or may not be included. */
	list(): AsyncGenerator<StoredFile, void>;
	/** A signed address that accepts one PUT of the upload's bytes until `expires`. Its path ends with the upload's id. */
	uploadAddress(uploadId: string, expires: Date): Promise<string>;
};

/** Names unlike our own keys are not ours: half-written files, and files of other programs in the same place. */
export const isObjectKey = (key: string): boolean => /^[a-z]+(?:\/[\w.-]+)+$/.test(key) && !key.includes('..') && !key.endsWith('.part');

export const uploadKey = (uploadId: string): string => `uploads/${uploadId}`;
/** Preview of an upload, visible to its uploader until it is consumed. */
export const previewKey = (uploadId: string): string => `previews/${uploadId}`;
export const documentKey = (objectId: string): string => `documents/${objectId}`;
export const photoMasterKey = (objectId: string): string => `photos/${objectId}/master.jpg`;
/** Every file that is stored for a photo. */
export const photoKeys = (objectId: string): string[] =>
	['master.jpg', ...photoWidths.flatMap((width) => [`${width}.webp`, `${width}.avif`])].map((name) => `photos/${objectId}/${name}`);
