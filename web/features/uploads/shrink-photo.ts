/** Photos from phones are too large for a slow connection: they are resized unless they are small already. */
import { MAX_UPLOAD_BYTES, photoTypes } from '#contract/objects.ts';

type Shrinking = {
	/** Smaller files are sent unchanged. */
	fromBytes: number;
	longestSide: number;
	quality: number;
};
const photos: Shrinking = { fromBytes: 1_500_000, longestSide: 2000, quality: 0.85 };
/** For pictures that must stay as sharp as the server stores them, such as small print: only those that would be refused are resized. */
export const onlyTooLarge: Shrinking = { fromBytes: MAX_UPLOAD_BYTES, longestSide: 2400, quality: 0.9 };

/** A JPEG that is upright and of limited size, or the file unchanged. Rejects files that the browser cannot decode. */
export async function shrinkPhoto(file: Blob, { fromBytes, longestSide, quality } = photos): Promise<Blob> {
	const picture = await createImageBitmap(file);
	try {
		const isAccepted = (photoTypes as readonly string[]).includes(file.type);
		if (isAccepted && file.size <= fromBytes) return file;
		const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(picture.width * scale);
		canvas.height = Math.round(picture.height * scale);
		canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		return await new Promise<Blob>((resolve, reject) => {
			canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/jpeg', quality);
		});
	} finally {
		picture.close();
	}
}
