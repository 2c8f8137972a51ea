import { useId, useRef, useState, type SubmitEvent, type ReactElement } from 'react';
import { readAddress, type AddressProblem } from '../host/address.ts';
import type { NewServer } from '../host/host.ts';
import type { ProtocolChoice } from '../host/saved-servers.ts';
import { ProtocolOptions } from './protocol-options.tsx';
import { useTexts } from './texts-context.ts';

export interface AddServerProps {
  readonly onAdd: (server: NewServer) => void;
  readonly onCancel: () => void;
}

export function AddServer({ onAdd, onCancel }: AddServerProps): ReactElement {
  const texts = useTexts();
  const id = useId();
  const addressInput = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [protocol, setProtocol] = useState<ProtocolChoice>('auto');
  const [problem, setProblem] = useState<AddressProblem | null>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const read = readAddress(address);
    if (!read.ok) {
      setProblem(read.problem);
      addressInput.current?.focus();
      return;
    }
    onAdd({ name: name.trim() === '' ? read.host : name.trim(), address: read.href, protocol });
  }

  return (
    <form className="add-server" aria-label={texts.addServer} noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-address`}>{texts.address}</label>
        <input
          id={`${id}-address`}
          ref={addressInput}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={address}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-address-hint` : `${id}-address-error`}
          onChange={(event) => {
            setAddress(event.target.value);
            setProblem(null);
          }}
        />
        {problem === null ? (
          <p id={`${id}-address-hint`} className="hint">
            {texts.addressHint}
          </p>
        ) : (
          <p id={`${id}-address-error`} className="problem" role="alert">
            {texts.addressProblems[problem]}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="off"
          maxLength={100}
          value={name}
          aria-describedby={`${id}-name-hint`}
          onChange={(event) => setName(event.target.value)}
        />
        <p id={`${id}-name-hint`} className="hint">
          {texts.nameHint}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-protocol`}>{texts.protocol}</label>
        <select
          id={`${id}-protocol`}
          value={protocol}
          onChange={(event) => setProtocol(event.target.value as ProtocolChoice)}
        >
          <ProtocolOptions />
        </select>
      </div>
      <div className="actions">
        <button type="submit" className="button" data-kind="primary">
          {texts.add}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancelAdd}
        </button>
      </div>
    </form>
  );
}
