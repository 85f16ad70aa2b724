/** English texts about uploads; screens include them as `upload`. */

export const upload = {
	choose: 'Choose a file',
	takeOrChoose: 'Take a photo or choose a file',
	drop: 'or drop it here',
	accepted: (limit: string) => `JPEG, PNG, WebP or PDF, up to ${limit}. We make larger photos smaller.`,
	megabytes: (count: string) => `${count}\u00a0MB`,
	kilobytes: (count: string) => `${count}\u00a0KB`,
	sending: 'Uploading...',
	checking: 'Checking...',
	ready: 'Uploaded',
	cancel: 'Cancel',
	remove: (what: string) => `Remove: ${what}`,
	another: 'Choose another file',
	error: 'Upload Error',
	failed: 'Failed to process uploaded document',
	photos: {
		choose: 'Add photos',
		chooseOne: 'Add a photo',
		drop: 'or drag and drop',
		more: 'Add more',
		nth: (number: string) => `Photo ${number}`,
		retry: (name: string) => `Send again: ${name}`,
		tooMany: (most: string) => `You can add up to ${most} photos. We left out the rest.`,
	},
	problems: {
		TOO_LARGE: 'This file is larger than 5 MB. Choose a smaller one or take the photo again.',
		FILE_EMPTY: 'This file is empty.',
		FILE_TYPE_REFUSED: 'We can’t read this file. Use a JPEG, PNG or WebP picture. A document may also be a PDF.',
		PICTURE_TOO_MANY_PIXELS: 'This picture is too large. Please make it smaller than 50 megapixels.',
		FILE_DAMAGED: 'This picture is damaged and we can’t read it.',
		PDF_REFUSED:
			'We can’t accept this PDF: it may be damaged, protected or have scripts or attachments in it. Save it as a new PDF or take a photo.',
		UPLOAD_EXPIRED: 'The upload took too long. Please try again.',
	} as Readonly<Record<string, string>>,
};

export type UploadTexts = typeof upload;
