/** Photos in order, sortable by mouse, finger and keyboard. */
import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { photoRows } from './still-photos.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { Photos } from './use-photos.ts';

/** Delay, so that scrolling does not drag a photo. */
const touch = { activationConstraint: { delay: 180, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };

export default function PhotoGrid({ photos, children }: { photos: Photos; children: ReactNode }) {
	const { photos: t } = useScreenTexts<ListingTexts>();
	const id = useId();
	const sensors = useSensors(
		useSensor(MouseSensor, mouse),
		useSensor(TouchSensor, touch),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const { items } = photos;
	const drop = ({ active, over }: DragEndEvent) => {
		if (over && over.id !== active.id) photos.move(String(active.id), String(over.id));
	};
	return (
		<DndContext
			id={id}
			sensors={sensors}
			collisionDetection={closestCenter}
			onDragEnd={drop}
			accessibility={{ announcements: useAnnouncements(photos), screenReaderInstructions: { draggable: t.orderHint } }}
		>
			<SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy}>
				<ul className={photoRows} data-testid="photos">
					{items.map((item, index) => (
						<PhotoTile key={item.key} item={item} place={index} count={items.length} onRemove={() => photos.remove(item.key)} />
					))}
					{children}
				</ul>
			</SortableContext>
		</DndContext>
	);
}

/** Screen reader announcements while a photo is moved. */
function useAnnouncements({ items }: Photos): Announcements {
	const { photos: t } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const place = (key: string | number) => format.number(items.findIndex((item) => item.key === key) + 1);
	return {
		onDragStart: ({ active }) => t.lifted(place(active.id)),
		onDragOver: ({ over }) => (over ? t.moved(place(over.id), format.number(items.length)) : undefined),
		onDragEnd: ({ active, over }) => t.dropped(place(over?.id ?? active.id)),
		onDragCancel: () => t.cancelled,
	};
}
