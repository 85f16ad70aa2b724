/** The photos until the code for sorting is loaded. */
import type { ReactNode } from 'react';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';

export const photoRows = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4';

/** `children`: list items after the photos. */
export function StillPhotos({ items, children }: { items: readonly PhotoUpload[]; children: ReactNode }) {
	return (
		<ul className={photoRows}>
			{items.map(({ key, preview }) => (
				<li key={key} className="aspect-[4/3] overflow-hidden rounded-control border border-line bg-sunken">
					<img src={preview} alt="" className="h-full w-full object-cover" />
				</li>
			))}
			{children}
		</ul>
	);
}
