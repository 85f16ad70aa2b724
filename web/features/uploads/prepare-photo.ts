/** Prepares a chosen file for sending as a photo: checked, and resized if that is requested or necessary. */
import { photoTypes } from '#contract/objects.ts';
import { checkFile } from './check-file.ts';
import { onlyTooLarge, shrinkPhoto } from './shrink-photo.ts';

/** Throws ApiError for files that the server would refuse. Files that the browser cannot decode are checked and refused unchanged. */
export async function preparePhoto(file: File, { shrinks }: { shrinks: boolean }): Promise<File> {
	const prepared = shrinks ? await smaller(file) : await acceptable(file);
	await checkFile(prepared, photoTypes);
	return prepared;
}

/** A photo of a document, or its PDF, which stays unchanged. */
export async function prepareDocument(file: File): Promise<File> {
	const prepared = await acceptable(file);
	await checkFile(prepared);
	return prepared;
}

const acceptable = async (file: File): Promise<File> => (file.size > onlyTooLarge.fromBytes ? smaller(file, onlyTooLarge) : file);

async function smaller(file: File, how?: Parameters<typeof shrinkPhoto>[1]): Promise<File> {
	const resized = await shrinkPhoto(file, how).catch(() => file);
	return resized instanceof File ? resized : new File([resized], file.name, { type: resized.type });
}
