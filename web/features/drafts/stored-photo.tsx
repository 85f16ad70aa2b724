/** A picture from local storage. */
import { useEffect, useState } from 'react';

export function StoredPhoto({ id, handle, alt }: { id: string; handle: { photo(id: string): Promise<Blob | undefined> }; alt: string }) {
	const [address, setAddress] = useState<string | null>(null);
	const { photo } = handle;
	useEffect(() => {
		let made: string | null = null;
		let gone = false;
		void photo(id).then((blob) => {
			if (!blob || gone) return;
			made = URL.createObjectURL(blob);
			setAddress(made);
		});
		return () => {
			gone = true;
			if (made) URL.revokeObjectURL(made);
		};
	}, [id, photo]);
	return address && <img src={address} alt={alt} className="h-full w-full animate-appear object-cover" />;
}
