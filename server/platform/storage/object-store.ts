/** Where bytes are kept, by key. Keys are ours (`photos/{id}/400.webp`), never a person's file name. */
import { photoWidths } from '#contract/objects.ts';

export type ObjectStore = {
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** Null where there is nothing under that key. */
	get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
	remove(key: string): Promise<void>;
	/** A signed address that takes one PUT of the upload's bytes until `expires`. Its path ends with the upload's id. */
	uploadAddress(uploadId: string, expires: Date): Promise<string>;
};

export const uploadKey = (uploadId: string): string => `uploads/${uploadId}`;
/** The small picture of an upload, for its uploader to see until something takes it. */
export const previewKey = (uploadId: string): string => `previews/${uploadId}`;
export const documentKey = (objectId: string): string => `documents/${objectId}`;
/** Every file that is kept of a photo. */
export const photoKeys = (objectId: string): string[] =>
	['master.jpg', ...photoWidths.flatMap((width) => [`${width}.webp`, `${width}.avif`])].map((name) => `photos/${objectId}/${name}`);
