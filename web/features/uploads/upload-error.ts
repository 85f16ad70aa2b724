/** Sentence for a failed upload. */
import { useCallback } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import type { UploadTexts } from './texts.en.ts';

type Failure = { code?: string; status?: number };
const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Refusals of the file itself, for which a retry is useless. */
export const isOfTheFile = (error: unknown): boolean =>
	['TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PDF_REFUSED', 'PICTURE_TOO_MANY_PIXELS'].includes(
		failureOf(error).code ?? '',
	);

/** Specific for problems of the file; generic for server errors. */
export function useUploadError(): (error: unknown) => string {
	const { upload } = useScreenTexts<{ upload: UploadTexts }>();
	const errorText = useErrorText();
	return useCallback(
		(error) => {
			const { code = '', status = 0 } = failureOf(error);
			if (status >= 500 || (status > 0 && !code)) return upload.failed;
			return upload.problems[code] ?? errorText(error, upload.failed);
		},
		[upload, errorText],
	);
}
