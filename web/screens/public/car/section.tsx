/** A titled section of the car page. */
import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-10 border-line border-t pt-8">
			<h2 className="mb-5 text-xl">{title}</h2>
			{children}
		</section>
	);
}
