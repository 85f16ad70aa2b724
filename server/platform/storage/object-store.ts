/** Object storage, by key. Keys are ours (`photos/{id}/400.webp`), never a person's file name. */
import { photoWidths } from '#contract/objects.ts';
import type { CircuitView } from '../base/circuit-breaker.ts';

/** The storage did not answer in time. The operation may be repeated; people are answered with TRY_AGAIN_SOON. */
export class StorageUnavailable extends Error {}

export type ObjectStore = {
	/** Whether it is left alone because it does not answer; a local disk has none. */
	readonly circuit?: CircuitView;
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** Null if there is nothing under that key. */
	get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
	remove(key: string): Promise<void>;
	/** A signed address that accepts one PUT of the upload's bytes until `expires`. Its path ends with the upload's id. */
	uploadAddress(uploadId: string, expires: Date): Promise<string>;
};

export const uploadKey = (uploadId: string): string => `uploads/${uploadId}`;
/** Preview of an upload, shown to its uploader until it is consumed. */
export const previewKey = (uploadId: string): string => `previews/${uploadId}`;
export const documentKey = (objectId: string): string => `documents/${objectId}`;
/** Every file that is stored for a photo. */
export const photoKeys = (objectId: string): string[] =>
	['master.jpg', ...photoWidths.flatMap((width) => [`${width}.webp`, `${width}.avif`])].map((name) => `photos/${objectId}/${name}`);
