/** A person's picture, or the first letters of their name. */
import { clsx } from 'clsx';

type AvatarProps = { name: string; src: string | null; size?: 'small' | 'large' };

export function Avatar({ name, src, size = 'small' }: AvatarProps) {
	const shape = clsx('shrink-0 rounded-pill', size === 'small' ? 'size-9 text-sm' : 'size-14 text-lg');
	if (src) return <img src={`${src}?w=400`} alt="" width={56} height={56} loading="lazy" className={clsx(shape, 'object-cover')} />;
	return (
		<span aria-hidden className={clsx(shape, 'grid place-items-center bg-accent-soft font-semibold text-accent-text')}>
			{initials(name)}
		</span>
	);
}

/** `"Rania Haddad"` → `"RH"`; in Arabic the first letter alone, since initials do not join. */
function initials(name: string): string {
	const letters = name
		.trim()
		.split(/\s+/)
		.map((word) => [...word][0] ?? '');
	const first = letters[0] ?? '';
	return /\p{Script=Arabic}/u.test(first) ? first : (first + (letters.length > 1 ? (letters.at(-1) ?? '') : '')).toUpperCase();
}
