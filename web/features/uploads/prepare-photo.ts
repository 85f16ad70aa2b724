/** A chosen file on its way to being sent as a photo: checked, and made smaller where that is wanted. */
import { photoTypes } from '#contract/objects.ts';
import { checkFile } from './check-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Throws ApiError for files that the server would refuse. Files that the browser cannot decode are checked and refused unchanged. */
export async function preparePhoto(file: File, { shrinks }: { shrinks: boolean }): Promise<File> {
	const prepared = shrinks ? await smaller(file) : file;
	await checkFile(prepared, photoTypes);
	return prepared;
}

async function smaller(file: File): Promise<File> {
	const made = await shrinkPhoto(file).catch(() => file);
	return made instanceof File ? made : new File([made], file.name, { type: made.type });
}
