/** One code for each car feature; the labels that the listing form and the search panel use are accepted as aliases. Bits are stored: never renumber. */

export const features = [
	{ code: 'BLUETOOTH', bit: 0, aliases: ['Bluetooth'] },
	{ code: 'USB', bit: 1, aliases: ['USB', 'USB Port'] },
	{ code: 'AIR_CONDITIONING', bit: 2, aliases: ['Air Conditioning'] },
	{ code: 'BACKUP_CAMERA', bit: 3, aliases: ['Backup Camera'] },
	{ code: 'GPS_NAVIGATION', bit: 4, aliases: ['GPS Navigation', 'Navigation'] },
	{ code: 'SUNROOF', bit: 5, aliases: ['Sunroof'] },
	{ code: 'LEATHER_SEATS', bit: 6, aliases: ['Leather Seats'] },
	{ code: 'CRUISE_CONTROL', bit: 7, aliases: ['Cruise Control'] },
	{ code: 'APPLE_CARPLAY', bit: 8, aliases: ['Apple CarPlay'] },
	{ code: 'ANDROID_AUTO', bit: 9, aliases: ['Android Auto'] },
	{ code: 'PARKING_SENSORS', bit: 10, aliases: ['Parking Sensors'] },
	{ code: 'CHILD_SEAT', bit: 11, aliases: ['Child Seat'] },
	{ code: 'ALL_WHEEL_DRIVE', bit: 12, aliases: ['All-Wheel Drive'] },
] as const;

export type Feature = (typeof features)[number]['code'];
export const featureCodes = features.map((feature) => feature.code) as [Feature, ...Feature[]];

/** Those that the search panel offers, in its order. */
export const searchFeatures: readonly Feature[] = [
	'BLUETOOTH',
	'USB',
	'AIR_CONDITIONING',
	'BACKUP_CAMERA',
	'GPS_NAVIGATION',
	'SUNROOF',
	'LEATHER_SEATS',
	'CRUISE_CONTROL',
];

/** `"USB Port"`, `"usb"` or `"USB"` → `"USB"`; null for what is no feature. */
export function featureFrom(text: string): Feature | null {
	const wanted = text.trim().toLowerCase();
	const found = features.find(
		(feature) => feature.code.toLowerCase() === wanted || feature.aliases.some((alias) => alias.toLowerCase() === wanted),
	);
	return found?.code ?? null;
}
