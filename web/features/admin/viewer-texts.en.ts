/** English texts of the viewer of private documents, loaded with it. */
export const viewer = {
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	rotate: 'Rotate',
	loading: 'Loading the document',
	failed: 'We couldn’t show the document. The link may have expired.',
	again: 'Open again',
	notDrawn: 'We can’t show this PDF. Reject it and ask for a photo.',
	page: (page: string, pages: string) => `Page ${page} of ${pages}`,
	unopened: (count: number, pages: string) => `Not opened yet: ${count === 1 ? 'page' : 'pages'} ${pages}`,
	nextPage: 'Next page',
	previousPage: 'Previous page',
	save: 'Save PDF',
};

export type ViewerTexts = typeof viewer;
