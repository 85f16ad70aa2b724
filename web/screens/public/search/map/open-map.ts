/** Opens MapLibre in an element: with the configured style or the embedded one, the product's colours, and the car pins. Loaded only for a map. */
import { LngLatBounds, Map as MapLibre, Marker, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { JORDAN, type Position } from '#contract/areas.ts';
import type { Bounds } from '#contract/bounds.ts';
import type { City } from '#contract/cities.ts';
import { onThemeChange, readColours } from '#web/features/map/colours.ts';
import { placesIn } from '#web/features/map/drawn-jordan.ts';
import { embeddedStyle } from '#web/features/map/embedded-style.ts';
import type { Language } from '#web/i18n/language.ts';
import { CarPins } from './car-pins.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

setWorkerUrl(workerUrl);

export type MapOptions = {
	/** Address of a style; null for the embedded map. */
	style: string | null;
	language: Language;
	cities: Readonly<Record<City, string>>;
	/** Accessible name of the map. */
	title: string;
	pins: ConstructorParameters<typeof CarPins>[1];
	/** The visitor moved the map. */
	onMoved(): void;
	/** Displayed initially. */
	bounds: Bounds;
};

export type OpenMap = {
	pins: CarPins;
	/** Fits these places into the window. */
	show(bounds: Bounds): void;
	visible(): Bounds;
	zoomBy(steps: number): void;
	/** Marks the visitor's own location and moves there. */
	showOwnPlace(place: Position): void;
	close(): void;
};

const MAX_ZOOM = 16;
const NEIGHBOURHOOD_ZOOM = 12.5;
const PADDING_PX = 64;
/** How far the map may be moved beyond the border, in degrees. */
const MARGIN_DEGREES = 1.5;

const cornersOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north];

/** Whether this browser supports WebGL 2, which the map needs. */
export function canDraw(): boolean {
	return document.createElement('canvas').getContext('webgl2') !== null;
}

export function openMap(container: HTMLElement, options: MapOptions): OpenMap {
	const embedded = (): StyleSpecification => embeddedStyle(readColours(), placesIn(options.language, options.cities));
	const map = new MapLibre({
		container,
		style: options.style ?? embedded(),
		bounds: cornersOf(options.bounds),
		fitBoundsOptions: { padding: PADDING_PX, maxZoom: NEIGHBOURHOOD_ZOOM },
		maxBounds: [JORDAN.west - MARGIN_DEGREES, JORDAN.south - MARGIN_DEGREES, JORDAN.east + MARGIN_DEGREES, JORDAN.north + MARGIN_DEGREES],
		maxZoom: MAX_ZOOM,
		attributionControl: options.style ? { compact: true } : false,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		locale: { 'Map.Title': options.title },
	});
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	const pins = new CarPins(map, options.pins);
	map.on('style.load', () => pins.addSource());
	const stopThemes = watchStyle(map, options.style !== null, embedded);
	map.on('moveend', (event) => {
		if (event.originalEvent) options.onMoved();
	});
	let ownMarker: Marker | null = null;
	return {
		pins,
		show: (bounds) => map.fitBounds(new LngLatBounds(cornersOf(bounds)), { padding: PADDING_PX, maxZoom: NEIGHBOURHOOD_ZOOM }),
		visible: () => {
			const visibleBounds = map.getBounds();
			return {
				west: visibleBounds.getWest(),
				south: visibleBounds.getSouth(),
				east: visibleBounds.getEast(),
				north: visibleBounds.getNorth(),
			};
		},
		zoomBy: (steps) => {
			map.easeTo({ zoom: map.getZoom() + steps });
			map.once('moveend', options.onMoved);
		},
		showOwnPlace: ({ longitude, latitude }) => {
			ownMarker?.remove();
			const element = Object.assign(document.createElement('span'), { className: 'map-own-place' });
			ownMarker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
			map.easeTo({ center: [longitude, latitude], zoom: NEIGHBOURHOOD_ZOOM });
			map.once('moveend', options.onMoved);
		},
		close: () => {
			stopThemes();
			map.remove();
		},
	};
}

/** The embedded style follows the theme, and replaces a configured style that cannot be loaded. */
function watchStyle(map: MapLibre, isForeign: boolean, embedded: () => StyleSpecification): () => void {
	let isOwn = !isForeign;
	let loaded = false;
	map.once('style.load', () => {
		loaded = true;
	});
	// With a listener MapLibre does not write failed tiles to the console.
	map.on('error', () => {
		if (loaded || isOwn) return;
		isOwn = true;
		map.setStyle(embedded());
	});
	return onThemeChange(() => {
		if (isOwn) map.setStyle(embedded(), { diff: false });
	});
}
