/** The map with its pins and buttons. A separate module, because MapLibre is as large as three of our pages. */
import { LocateFixed, Minus, Plus, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isInJordan, JORDAN } from '#contract/areas.ts';
import { type Bounds, parseBounds } from '#contract/bounds.ts';
import { carPosition } from '#contract/car-position.ts';
import type { CarCard as Car } from '#contract/cars.ts';
import { useSite } from '#web/browser/page/site.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Highlight, Pin } from './car-pins.ts';
import { canDraw, type OpenMap, openMap } from './open-map.ts';
import { usePinTexts } from './price.ts';
import type { SearchMapTexts } from './texts.en.ts';

type CarMapProps = {
	cars: readonly Car[];
	/** Searched part of the map, as in the address. */
	bounds: string | null;
	highlight: Highlight;
	onActive(id: string | null): void;
	onSelect(id: string): void;
	onSearchArea(bounds: Bounds): void;
};

export default function CarMap(props: CarMapProps) {
	const t = useScreenTexts<SearchMapTexts>();
	const [isSupported] = useState(canDraw);
	if (isSupported) return <DrawnMap {...props} />;
	return (
		<p role="status" className="m-auto max-w-sm p-6 text-center text-muted">
			{t.map.impossible}
		</p>
	);
}

function DrawnMap({ cars, bounds, highlight, onSearchArea, ...actions }: CarMapProps) {
	const t = useScreenTexts<SearchMapTexts>();
	const place = useRef<HTMLDivElement>(null);
	const isEmbedded = useSite().mapStyle === null;
	const [message, setMessage] = useState<string | null>(null);
	const [moved, setMoved] = useState(false);
	const pins = usePins(cars);
	const searched = useMemo(() => parseBounds(bounds), [bounds]);
	const map = useMap(place, searched ?? boundsOf(pins), { ...actions, onMoved: () => setMoved(true) });
	useEffect(() => map?.pins.setPins(pins), [map, pins]);
	useEffect(() => map?.pins.setHighlight(highlight), [map, highlight]);
	// After a search of the visible area the map does not move; after any other search it moves to the results.
	const shownPins = useRef(pins);
	useEffect(() => {
		if (!map || shownPins.current === pins) return;
		shownPins.current = pins;
		setMoved(false);
		if (!searched && pins.length > 0) map.show(boundsOf(pins));
	}, [map, pins, searched]);
	const searchHere = () => {
		setMoved(false);
		if (map) onSearchArea(map.visible());
	};
	return (
		<>
			<div ref={place} className="absolute inset-0" />
			{moved && (
				<div className="pointer-events-none absolute inset-x-16 top-3 flex justify-center">
					<Button className="pointer-events-auto rounded-pill shadow-float" onClick={searchHere}>
						<Search aria-hidden className="size-4" />
						{t.map.searchHere}
					</Button>
				</div>
			)}
			<div className="absolute end-3 top-3 flex flex-col gap-2">
				<NearMe map={map} onMessage={setMessage} />
				<IconButton variant="secondary" label={t.map.zoomIn} onClick={() => map?.zoomBy(1)}>
					<Plus aria-hidden className="size-5" />
				</IconButton>
				<IconButton variant="secondary" label={t.map.zoomOut} onClick={() => map?.zoomBy(-1)}>
					<Minus aria-hidden className="size-5" />
				</IconButton>
			</div>
			{isEmbedded && (
				<p className="pointer-events-none absolute start-0 bottom-0 rounded-se-control bg-surface px-3 py-1 text-muted text-xs">
					{t.map.source}
				</p>
			)}
			<p
				role="status"
				className="absolute start-3 end-18 top-16 w-fit empty:hidden rounded-control bg-surface px-3 py-2 text-sm shadow-float"
			>
				{message}
			</p>
		</>
	);
}

/** Requests the location only when pressed, and explains a refusal. */
function NearMe({ map, onMessage }: { map: OpenMap | null; onMessage(message: string | null): void }) {
	const t = useScreenTexts<SearchMapTexts>();
	const [asking, setAsking] = useState(false);
	const answer = (message: string | null) => {
		setAsking(false);
		onMessage(message);
	};
	const ask = () => {
		onMessage(null);
		if (!navigator.geolocation) return answer(t.map.noPlace);
		setAsking(true);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				if (!isInJordan(coords.latitude, coords.longitude)) return answer(t.map.abroad);
				map?.showOwnPlace(coords);
				answer(null);
			},
			({ code, PERMISSION_DENIED }) => answer(code === PERMISSION_DENIED ? t.map.placeRefused : t.map.noPlace),
			{ timeout: 10_000 },
		);
	};
	return (
		<IconButton variant="secondary" label={t.map.nearMe} busy={asking} keepsFocus onClick={ask}>
			{!asking && <LocateFixed aria-hidden className="size-5" />}
		</IconButton>
	);
}

function usePins(cars: readonly Car[]): Pin[] {
	const textsOf = usePinTexts();
	return useMemo(
		() => cars.map((car) => ({ id: car.id, ...carPosition({ id: car.id, city: car.city, area: car.area?.id ?? null }), ...textsOf(car) })),
		[cars, textsOf],
	);
}

type Actions = Pick<CarMapProps, 'onActive' | 'onSelect'> & { onMoved(): void };

/** Creates the map once; later changes are made through its functions. */
function useMap(place: { readonly current: HTMLElement | null }, bounds: Bounds, actions: Actions): OpenMap | null {
	const t = useScreenTexts<SearchMapTexts>();
	const { language, texts, format } = useLanguage();
	const { mapStyle } = useSite();
	const [map, setMap] = useState<OpenMap | null>(null);
	const latest = useRef({ actions, bounds, t, format });
	useEffect(() => {
		latest.current = { actions, bounds, t, format };
	});
	useEffect(() => {
		if (!place.current) return;
		const { current } = latest;
		const opened = openMap(place.current, {
			style: mapStyle,
			language,
			cities: texts.cities,
			title: current.t.map.title,
			bounds: current.bounds,
			onMoved: () => latest.current.actions.onMoved(),
			pins: {
				clusterTexts: (count) => ({
					text: latest.current.format.number(count),
					label: latest.current.format.plural(latest.current.t.map.cluster, count),
				}),
				onActive: (id) => latest.current.actions.onActive(id),
				onSelect: (id) => latest.current.actions.onSelect(id),
			},
		});
		setMap(opened);
		return () => opened.close();
	}, [place, mapStyle, language, texts]);
	return map;
}

function boundsOf(pins: readonly Pin[]): Bounds {
	if (pins.length === 0) return JORDAN;
	const longitudes = pins.map((pin) => pin.longitude);
	const latitudes = pins.map((pin) => pin.latitude);
	return { west: Math.min(...longitudes), south: Math.min(...latitudes), east: Math.max(...longitudes), north: Math.max(...latitudes) };
}
