/** A small picture of an area's circle on the drawn Jordan: plain SVG in the colours of the page, so that it needs neither the map's code nor a tile. */
import type { City } from '#contract/cities.ts';
import type { Language } from '#web/i18n/language.ts';
import { mapTokens } from './colours.ts';
import { land, placesIn, roads, waters } from './drawn-jordan.ts';
import { clipLine, clipPolygon, LABEL_DROP, labelsAround, OWN_NAME_DROP, type Spot, toSpot, WINDOW } from './map-window.ts';

type AreaMapProps = {
	circle: { en: string; ar: string; latitude: number; longitude: number; radiusMetres: number };
	language: Language;
	cities: Readonly<Record<City, string>>;
	/** Text for screen readers. */
	label: string;
};

const pathOf = (spots: readonly Spot[]): string => spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export function AreaMap({ circle, language, cities, label }: AreaMapProps) {
	const spots = (corners: ReadonlyArray<readonly number[]>) => corners.map((corner) => toSpot(circle, [...corner]));
	const ground = (rings: ReadonlyArray<ReadonlyArray<readonly number[]>>) => pathOf(clipPolygon(spots(rings[0] ?? [])));
	const road = (kind: 'main' | 'side') =>
		roads.features
			.filter(({ properties }) => properties?.kind === kind)
			.flatMap(({ geometry }) => clipLine(spots(geometry.coordinates)).map(pathOf))
			.join('');
	const radius = (circle.radiusMetres / 1000) * WINDOW.pixelsPerKm;
	const { width, height } = WINDOW;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
			preserveAspectRatio="xMidYMid slice"
			className="h-60 w-full rounded-card border border-line"
		>
			<rect x={-width / 2} y={-height / 2} width={width} height={height} fill={mapTokens.abroad} />
			<path d={ground(land.geometry.coordinates)} fill={mapTokens.land} />
			<path d={waters.features.map(({ geometry }) => ground(geometry.coordinates)).join('')} fill={mapTokens.water} />
			<g fill="none" strokeLinecap="round" strokeLinejoin="round">
				<path d={road('side')} stroke={mapTokens.sideRoad} strokeWidth={3} />
				<path d={road('main')} stroke={mapTokens.mainRoad} strokeWidth={4} />
			</g>
			<circle r={radius} fill="var(--primary)" fillOpacity={0.16} stroke="var(--primary)" strokeWidth={2} />
			<g textAnchor="middle" fontSize={13} stroke={mapTokens.land} strokeWidth={4} strokeLinejoin="round" paintOrder="stroke">
				{labelsAround(circle, placesIn(language, cities), { name: circle[language], radius }).map(({ name, isCity, spot: [x, y] }) => (
					<g key={`${name} ${x} ${y}`} fill={isCity ? mapTokens.city : mapTokens.area} fontWeight={isCity ? 600 : 400}>
						<circle cx={x} cy={y} r={2.5} strokeWidth={0} />
						<text x={x} y={y + LABEL_DROP}>
							{name}
						</text>
					</g>
				))}
				<text y={radius + OWN_NAME_DROP} fill={mapTokens.city} fontSize={15} fontWeight={600}>
					{circle[language]}
				</text>
			</g>
		</svg>
	);
}
