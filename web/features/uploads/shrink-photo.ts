/** Photos from phones are too large for a slow connection: they are resized unless they are small already. */
import { photoTypes } from '#contract/objects.ts';

const SMALL_BYTES = 1_500_000;
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** A JPEG of at most 2,000 px on a side, or the file unchanged. Rejects files that the browser cannot decode. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
	const picture = await createImageBitmap(file);
	try {
		const isAccepted = (photoTypes as readonly string[]).includes(file.type);
		if (isAccepted && file.size <= SMALL_BYTES) return file;
		const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(picture.width * scale);
		canvas.height = Math.round(picture.height * scale);
		canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		return await new Promise<Blob>((resolve, reject) => {
			canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/jpeg', QUALITY);
		});
	} finally {
		picture.close();
	}
}
