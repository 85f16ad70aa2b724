/** Images and documents from untrusted sources: identified by their bytes, decoded under limits, re-encoded without EXIF. */
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { documentTypes, photoTypes } from '#contract/objects.ts';
import { refuse } from '../base/refusal.ts';
import { type EncodedImage, sharp, widthsFor } from './pictures.ts';

const MAX_PIXELS = 50_000_000;
/** Decoding what has many pixels, or was made to take long, ends after this. */
const MAX_SECONDS = 10;
const PREVIEW_SIDE = 400;
const MAX_SIDE = 2400;
const MASTER_QUALITY = 90;
/** Effort 2 takes a third of the time of effort 3, for files a twentieth larger. */
const WEBP = { quality: 78, effort: 2 };

export type Photo = { width: number; height: number; master: EncodedImage; webp: EncodedImage[] };

/** The type according to the bytes. Throws FILE_TYPE_REFUSED for everything that is not on the list, including SVG and HTML. */
export async function sniff(bytes: Uint8Array, accepted: readonly string[]): Promise<string> {
	const type = await fileTypeFromBuffer(bytes);
	if (!type || !accepted.includes(type.mime)) throw refuse('FILE_TYPE_REFUSED');
	return type.mime;
}

export const sniffPhoto = (bytes: Uint8Array) => sniff(bytes, photoTypes);
export const sniffDocument = (bytes: Uint8Array) => sniff(bytes, documentTypes);

/** Checks the dimensions in the header before anything is decoded. Throws PICTURE_TOO_MANY_PIXELS, FILE_DAMAGED. */
async function assertDimensions(bytes: Uint8Array): Promise<void> {
	const { width, height } = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => {
			throw refuse('FILE_DAMAGED');
		});
	if (width * height > MAX_PIXELS) throw refuse('PICTURE_TOO_MANY_PIXELS', { limit: MAX_PIXELS / 1e6 });
}

/** A small WebP preview for the uploader; creating it proves that the whole picture can be decoded. Throws as `encodePhoto` does. */
export async function previewPicture(bytes: Uint8Array): Promise<Buffer> {
	await assertDimensions(bytes);
	try {
		const small = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS }).autoOrient();
		return await small.resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true }).webp(WEBP).toBuffer();
	} catch {
		throw refuse('FILE_DAMAGED');
	}
}

const upright = (bytes: Uint8Array) =>
	sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
		.timeout({ seconds: MAX_SECONDS })
		.autoOrient()
		.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#ffffff' });

const toMaster = async (picture: Sharp): Promise<EncodedImage> => ({
	name: 'master.jpg',
	contentType: 'image/jpeg',
	bytes: await picture.jpeg({ quality: MASTER_QUALITY }).toBuffer(),
});

/** A JPEG, upright, at most 2,400 px on a side, without metadata. Throws FILE_DAMAGED, PICTURE_TOO_MANY_PIXELS. */
export async function encodeMaster(bytes: Uint8Array): Promise<EncodedImage> {
	await sniffPhoto(bytes);
	await assertDimensions(bytes);
	try {
		return await toMaster(upright(bytes));
	} catch {
		throw refuse('FILE_DAMAGED');
	}
}

/** The master, from which everything else is made, and WebP at each width. Throws as `encodeMaster` does. */
export async function encodePhoto(bytes: Uint8Array): Promise<Photo> {
	await sniffPhoto(bytes);
	await assertDimensions(bytes);
	try {
		const { data, info } = await upright(bytes).raw().toBuffer({ resolveWithObject: true });
		const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
		const master = await toMaster(decoded());
		const webp = await Promise.all(
			widthsFor(info.width).map(async (width) => ({
				name: `${width}.webp`,
				contentType: 'image/webp',
				bytes: await decoded().resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer(),
			})),
		);
		return { width: info.width, height: info.height, master, webp };
	} catch {
		throw refuse('FILE_DAMAGED');
	}
}
