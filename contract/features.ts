/**
 * One record for each car feature. Bits are stored: never renumber. Labels of the listing form and the search panel are accepted as aliases;
 * `inPanel`: offered as a filter. The names are in web/features/cars/texts.{en,ar}.ts.
 */

export const features = [
	{ code: 'BLUETOOTH', bit: 0, aliases: ['Bluetooth'], inPanel: true },
	{ code: 'USB', bit: 1, aliases: ['USB', 'USB Port'], inPanel: true },
	{ code: 'AIR_CONDITIONING', bit: 2, aliases: ['Air Conditioning'], inPanel: true },
	{ code: 'BACKUP_CAMERA', bit: 3, aliases: ['Backup Camera'], inPanel: true },
	{ code: 'GPS_NAVIGATION', bit: 4, aliases: ['GPS Navigation', 'Navigation'], inPanel: true },
	{ code: 'SUNROOF', bit: 5, aliases: ['Sunroof'], inPanel: true },
	{ code: 'LEATHER_SEATS', bit: 6, aliases: ['Leather Seats'], inPanel: true },
	{ code: 'CRUISE_CONTROL', bit: 7, aliases: ['Cruise Control'], inPanel: true },
	{ code: 'APPLE_CARPLAY', bit: 8, aliases: ['Apple CarPlay'] },
	{ code: 'ANDROID_AUTO', bit: 9, aliases: ['Android Auto'] },
	{ code: 'PARKING_SENSORS', bit: 10, aliases: ['Parking Sensors'] },
	{ code: 'CHILD_SEAT', bit: 11, aliases: ['Child Seat'] },
	{ code: 'ALL_WHEEL_DRIVE', bit: 12, aliases: ['All-Wheel Drive'] },
] as const;

export type Feature = (typeof features)[number]['code'];
export const featureCodes = features.map((feature) => feature.code) as [Feature, ...Feature[]];

/** Features offered in the search panel, in order. */
export const searchFeatures = features.filter((feature) => 'inPanel' in feature).map((feature) => feature.code);

/** `"USB Port"`, `"usb"` or `"USB"` → `"USB"`; null if unknown. */
export function featureFrom(text: string): Feature | null {
	const folded = text.trim().toLowerCase();
	const found = features.find(
		(feature) => feature.code.toLowerCase() === folded || feature.aliases.some((alias) => alias.toLowerCase() === folded),
	);
	return found?.code ?? null;
}
