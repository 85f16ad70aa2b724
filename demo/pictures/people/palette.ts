// The colours of the portraits: skin, hair, cloth, and the light of the backdrop.

const [fair, wheat, olive, brown, deep] = [
	{ light: '#f0c9a4', shade: '#d69f78', blush: '#e09a7c' },
	{ light: '#e2b08a', shade: '#bf8560', blush: '#cf8464' },
	{ light: '#d09a70', shade: '#a97150', blush: '#bd7553' },
	{ light: '#b47c54', shade: '#8b5a3b', blush: '#a0603f' },
	{ light: '#946040', shade: '#6d432b', blush: '#82492f' },
] as const;

/** As often as one meets them. */
export const complexions = [fair, wheat, olive, wheat, brown, olive, fair, wheat, deep] as const;

export const hairs = ['#1d1715', '#2d211b', '#43301f', '#5d4128', '#8b8681'] as const;

export const cloths = [
	{ light: '#b5573c', shade: '#8a3d29' },
	{ light: '#2f7570', shade: '#1d5551' },
	{ light: '#e7dac4', shade: '#c8b698' },
	{ light: '#2d3e5c', shade: '#1d2a42' },
	{ light: '#c9923f', shade: '#9d6c27' },
	{ light: '#77835f', shade: '#576245' },
	{ light: '#c58f8c', shade: '#a06b69' },
	{ light: '#f4f1ea', shade: '#d3cec2' },
	{ light: '#5b4a5f', shade: '#413347' },
] as const;

export const backdrops = [
	{ sky: '#f4dcc0', low: '#e9b98c', land: '#c97a55', sun: '#fbeacb' },
	{ sky: '#cfe1e2', low: '#eae3cf', land: '#8fa58c', sun: '#fbf3dc' },
	{ sky: '#d7cfe2', low: '#f1c9b4', land: '#8d6f8a', sun: '#fde3c4' },
	{ sky: '#bcd6dc', low: '#e6e0cd', land: '#3f8f96', sun: '#fdf3d7' },
	{ sky: '#f1e4cf', low: '#e8cda2', land: '#b98d4f', sun: '#fff6e0' },
	{ sky: '#e8c7bb', low: '#f3dcc6', land: '#a8452c', sun: '#fbe9d2' },
	{ sky: '#cbd8c4', low: '#eee6cb', land: '#6d7c50', sun: '#fbf3d8' },
	{ sky: '#47547f', low: '#c48d96', land: '#3b3558', sun: '#f6cfa2' },
] as const;

export type Skin = (typeof complexions)[number];
export type Cloth = (typeof cloths)[number];
export type Backdrop = (typeof backdrops)[number];
