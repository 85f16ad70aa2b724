/** Cars on the map as buttons with their price. MapLibre clusters near ones, and a cluster is a button with their number. */
import type { FeatureCollection, Point } from 'geojson';
import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl';
import type { Position } from '#contract/areas.ts';

/** `label` is read out, `price` is visible. */
export type Pin = Position & { id: string; price: string; label: string };
export type Highlight = { active: string | null; selected: string | null };

type PinsOptions = {
	/** Text and accessible name of a cluster. */
	clusterTexts(count: number): { text: string; label: string };
	/** Pointer or focus is on this car, or on none. */
	onActive(id: string | null): void;
	onSelect(id: string): void;
};

const SOURCE = 'cars';
/** Width of a pin with its price, so that pins do not overlap. */
const CLUSTER_PX = 88;
const CLUSTER_MAX_ZOOM = 15;

type DrawnPin = { readonly marker: Marker; readonly button: HTMLButtonElement; carIds: readonly string[] };
type FoundFeature = { key: string; coordinates: [number, number]; properties: Record<string, unknown> };

export class CarPins {
	readonly #map: MapLibre;
	readonly #options: PinsOptions;
	#pins: ReadonlyMap<string, Pin> = new Map();
	#highlight: Highlight = { active: null, selected: null };
	readonly #drawn = new Map<string, DrawnPin>();

	constructor(map: MapLibre, options: PinsOptions) {
		this.#map = map;
		this.#options = options;
		for (const event of ['moveend', 'idle'] as const) map.on(event, () => this.#draw());
		map.on('sourcedata', ({ sourceId }) => sourceId === SOURCE && this.#draw());
	}

	/** Called after each change of the style, because a new style has no source for the cars. */
	addSource(): void {
		if (this.#map.getSource(SOURCE)) return;
		this.#map.addSource(SOURCE, {
			type: 'geojson',
			data: this.#data(),
			cluster: true,
			clusterRadius: CLUSTER_PX,
			clusterMaxZoom: CLUSTER_MAX_ZOOM,
		});
		// MapLibre loads only sources with a layer. The layer itself is invisible; the buttons are shown instead.
		this.#map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0, 'circle-radius': 1 } });
	}

	setPins(pins: readonly Pin[]): void {
		this.#pins = new Map(pins.map((pin) => [pin.id, pin]));
		this.#source()?.setData(this.#data());
		// Clusters now have other ids, and prices may have changed.
		for (const key of this.#drawn.keys()) this.#remove(key);
	}

	setHighlight(highlight: Highlight): void {
		this.#highlight = highlight;
		for (const drawn of this.#drawn.values()) this.#mark(drawn);
	}

	#data(): FeatureCollection<Point> {
		return {
			type: 'FeatureCollection',
			features: [...this.#pins.values()].map(({ id, longitude, latitude }) => ({
				type: 'Feature',
				properties: { id },
				geometry: { type: 'Point', coordinates: [longitude, latitude] },
			})),
		};
	}

	#source(): GeoJSONSource | undefined {
		return this.#map.getSource<GeoJSONSource>(SOURCE);
	}

	#draw(): void {
		if (!this.#source() || !this.#map.isSourceLoaded(SOURCE)) return;
		const found = new Map(this.#found().map((one) => [one.key, one]));
		for (const key of this.#drawn.keys()) if (!found.has(key)) this.#remove(key);
		for (const one of found.values()) if (!this.#drawn.has(one.key)) this.#add(one);
	}

	/** Tiles overlap, so the same feature may be found several times. */
	#found(): FoundFeature[] {
		return this.#map.querySourceFeatures(SOURCE).flatMap(({ geometry, properties }) => {
			if (geometry.type !== 'Point') return [];
			const [longitude = 0, latitude = 0] = geometry.coordinates;
			const key = properties.cluster ? `cluster ${properties.cluster_id}` : String(properties.id);
			return [{ key, coordinates: [longitude, latitude] as [number, number], properties }];
		});
	}

	#add({ key, coordinates, properties }: FoundFeature): void {
		const pin = this.#pins.get(key);
		const count = Number(properties.point_count);
		if (!pin && !properties.cluster) return;
		const button = document.createElement('button');
		button.type = 'button';
		const drawn: DrawnPin = { marker: new Marker({ element: button }).setLngLat(coordinates), button, carIds: pin ? [pin.id] : [] };
		if (pin) this.#dressPin(button, pin);
		else this.#dressCluster(drawn, Number(properties.cluster_id), count, coordinates);
		drawn.marker.addTo(this.#map);
		// MapLibre names every marker "Map marker".
		button.setAttribute('aria-label', pin ? pin.label : this.#options.clusterTexts(count).label);
		this.#drawn.set(key, drawn);
		this.#mark(drawn);
	}

	#dressPin(button: HTMLButtonElement, pin: Pin): void {
		button.classList.add('map-pin', 'numbers');
		button.dataset.car = pin.id;
		button.textContent = pin.price;
		button.addEventListener('click', (event) => {
			event.stopPropagation();
			this.#options.onSelect(pin.id);
		});
		for (const event of ['pointerenter', 'focus'] as const) button.addEventListener(event, () => this.#options.onActive(pin.id));
		for (const event of ['pointerleave', 'blur'] as const) button.addEventListener(event, () => this.#options.onActive(null));
	}

	#dressCluster(drawn: DrawnPin, clusterId: number, count: number, center: [number, number]): void {
		const { button } = drawn;
		button.classList.add('map-cluster', 'numbers');
		button.textContent = this.#options.clusterTexts(count).text;
		button.addEventListener('click', async (event) => {
			event.stopPropagation();
			const zoom = await this.#source()?.getClusterExpansionZoom(clusterId);
			// The button will disappear, so the focus moves to the map.
			if (document.activeElement === button) this.#map.getCanvas().focus();
			// With the event it counts as a movement by the visitor, after which the area can be searched.
			this.#map.easeTo({ center, zoom: (zoom ?? this.#map.getZoom()) + 0.3 }, { originalEvent: event });
		});
		void this.#source()
			?.getClusterLeaves(clusterId, count, 0)
			.then((leaves) => {
				drawn.carIds = leaves.map(({ properties }) => String(properties?.id));
				this.#mark(drawn);
			})
			// The cluster was dissolved meanwhile.
			.catch(() => undefined);
	}

	#mark({ button, carIds, marker }: DrawnPin): void {
		const { active, selected } = this.#highlight;
		const has = (id: string | null) => id !== null && carIds.includes(id);
		button.toggleAttribute('data-active', has(active));
		if (button.dataset.car) button.setAttribute('aria-pressed', String(has(selected)));
		else button.toggleAttribute('data-selected', has(selected));
		marker.getElement().style.zIndex = has(active) || has(selected) ? '1' : '';
	}

	#remove(key: string): void {
		this.#drawn.get(key)?.marker.remove();
		this.#drawn.delete(key);
	}
}
