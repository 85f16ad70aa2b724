/** Title of a section with an accent line and an optional link. */
import type { ReactNode } from 'react';

export function SectionTitle({ eyebrow, title, children }: { eyebrow?: string; title: string; children?: ReactNode }) {
	return (
		<div className="mb-8 flex items-end justify-between gap-6">
			<div>
				{eyebrow && <p className="eyebrow mb-1.5">{eyebrow}</p>}
				<h2 className="text-2xl md:text-3xl">{title}</h2>
			</div>
			{children}
		</div>
	);
}
