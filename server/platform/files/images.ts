/** Images and documents from untrusted sources: identified by their bytes, decoded under limits, re-encoded without EXIF. */
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { documentTypes, photoTypes } from '#contract/objects.ts';
import { refuse } from '../base/refusal.ts';
import { type EncodedImage, sharp, widthsFor } from './pictures.ts';

const MAX_PIXELS = 50_000_000;
/** A picture that takes longer to decode and to scale down is refused: within the other limits it can be made to occupy a core for long. */
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

/** Upright, at most `side` px on each side. */
const scaled = (bytes: Uint8Array, side: number, maxSeconds: number): Sharp =>
	sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
		.timeout({ seconds: maxSeconds })
		.autoOrient()
		.resize(side, side, { fit: 'inside', withoutEnlargement: true });

/** A small WebP preview for the uploader; creating it proves that the whole picture can be decoded. Throws as `encodePhoto` does. */
export async function previewPicture(bytes: Uint8Array, maxSeconds = MAX_SECONDS): Promise<Buffer> {
	await assertDimensions(bytes);
	try {
		return await scaled(bytes, PREVIEW_SIDE, maxSeconds).webp(WEBP).toBuffer();
	} catch {
		throw refuse('FILE_DAMAGED');
	}
}

const opaque = (bytes: Uint8Array, maxSeconds: number): Sharp => scaled(bytes, MAX_SIDE, maxSeconds).flatten({ background: '#ffffff' });

const toMaster = async (picture: Sharp): Promise<EncodedImage> => ({
	name: 'master.jpg',
	contentType: 'image/jpeg',
	bytes: await picture.jpeg({ quality: MASTER_QUALITY }).toBuffer(),
});

/** A JPEG, upright, at most 2,400 px on a side, without metadata. Throws FILE_DAMAGED, also if it takes too long, and PICTURE_TOO_MANY_PIXELS. */
export async function encodeMaster(bytes: Uint8Array, maxSeconds = MAX_SECONDS): Promise<EncodedImage> {
	await sniffPhoto(bytes);
	await assertDimensions(bytes);
	try {
		return await toMaster(opaque(bytes, maxSeconds));
	} catch {
		throw refuse('FILE_DAMAGED');
	}
}

/** The master, from which everything else is made, and WebP at each width. Throws as `encodeMaster` does. */
export async function encodePhoto(bytes: Uint8Array, maxSeconds = MAX_SECONDS): Promise<Photo> {
	await sniffPhoto(bytes);
	await assertDimensions(bytes);
	try {
		const { data, info } = await opaque(bytes, maxSeconds).raw().toBuffer({ resolveWithObject: true });
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
