/** Texts of active filters in both languages: they arrive with the chips, because most first visits have none. */
export const chipTexts = {
	en: {
		active: 'Active filters',
		remove: (filter: string) => `Remove filter: ${filter}`,
		priceRange: (low: string, high: string) => `${low} to ${high}`,
		priceFrom: (low: string) => `from ${low}`,
		priceTo: (high: string) => `up to ${high}`,
		ratingChip: (stars: string) => `rated ${stars} or more`,
		thisArea: 'This part of the map',
	},
	ar: {
		active: 'التصفية الحالية',
		remove: (filter: string) => `إزالة: ${filter}`,
		priceRange: (low: string, high: string) => `من ${low} إلى ${high}`,
		priceFrom: (low: string) => `من ${low}`,
		priceTo: (high: string) => `حتى ${high}`,
		ratingChip: (stars: string) => `تقييم ${stars} أو أعلى`,
		thisArea: 'هذا الجزء من الخريطة',
	},
};
