/** Ways to a pin: the map app of the device, and two maps on the web. */
import type { Pin } from '#contract/where-and-when.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { WhereAndWhenTexts } from './texts.en.ts';

export function MapLinks({ pin }: { pin: Pin }) {
	const { whereAndWhen: t } = useScreenTexts<WhereAndWhenTexts>();
	const links = [
		[pin.geoUrl, t.mapApp],
		[pin.googleMapsUrl, t.google],
		[pin.openStreetMapUrl, t.osm],
	] as const;
	return (
		<span className="flex flex-wrap gap-x-5 text-sm">
			{links.map(([href, text]) => (
				<a
					key={href}
					href={href}
					{...(href.startsWith('https') && { target: '_blank', rel: 'noreferrer' })}
					className="inline-flex min-h-11 items-center font-medium text-primary hover:underline"
				>
					{text}
				</a>
			))}
		</span>
	);
}
