/** Fields that the Conversions API v3 knows and their JSON types; everything else is refused. */
type Shape = 'string' | 'integer' | 'number' | { fields: Record<string, Shape> } | { list: Shape };

const STRING = 'string';
const EVENT: Shape = {
  fields: {
    event_at: 'integer',
    action_source: STRING,
    event_source_url: STRING,
    click_id: STRING,
    type: { fields: { tracking_type: STRING, custom_event_name: STRING } },
    user: {
      fields: {
        email: STRING,
        phone_number: STRING,
        external_id: STRING,
        ip_address: STRING,
        user_agent: STRING,
        uuid: STRING,
        idfa: STRING,
        aaid: STRING,
        screen_dimensions: { fields: { width: 'integer', height: 'integer' } },
        data_processing_options: { fields: { modes: { list: STRING }, country: STRING, region: STRING } },
      },
    },
    metadata: {
      fields: {
        conversion_id: STRING,
        item_count: 'integer',
        currency: STRING,
        value: 'number',
        products: {
          list: {
            fields: {
              id: STRING,
              name: STRING,
              category: STRING,
              quantity: 'integer',
              item_price: 'number',
            },
          },
        },
      },
    },
  },
};

const BODY: Shape = {
  fields: { data: { fields: { events: { list: EVENT }, test_id: STRING, partner: STRING } } },
};

/** An event as it arrives; only what the checks read is typed. */
export type WireEvent = {
  event_at?: number;
  action_source?: string;
  click_id?: string;
  type?: { tracking_type?: string; custom_event_name?: string };
  user?: {
    email?: string;
    phone_number?: string;
    external_id?: string;
    ip_address?: string;
    user_agent?: string;
    uuid?: string;
    idfa?: string;
    aaid?: string;
    screen_dimensions?: { width?: number; height?: number };
    data_processing_options?: { modes?: string[]; country?: string; region?: string };
  };
  metadata?: { conversion_id?: string; currency?: string; value?: number; item_count?: number };
};

export type WireBody = { data: { events: WireEvent[]; test_id?: string } };

/** What the strict JSON parser reports about a body; null if every field is known and has the right type. */
export function checkBody(body: unknown): string | null {
  return checkShape(body, BODY, '');
}

function checkShape(value: unknown, shape: Shape, name: string): string | null {
  if (typeof shape === 'string') {
    const fits =
      shape === 'integer'
        ? Number.isSafeInteger(value)
        : shape === 'number'
          ? typeof value === 'number'
          : typeof value === 'string';
    return fits ? null : jsonError('invalid type', name);
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return jsonError('invalid type', name);
    return first(value.map((item) => checkShape(item, shape.list, name)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return jsonError('invalid type', name);
  return first(
    Object.entries(value).map(([field, inner]) => {
      const known = shape.fields[field];
      return known ? checkShape(inner, known, field) : jsonError('unknown field', field);
    }),
  );
}

function jsonError(problem: string, field: string): string {
  return `JSON error "${problem}" on field "${field}"`;
}

function first(problems: (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}

const ACTION_SOURCES = ['WEBSITE', 'APP', 'PHYSICAL_STORE', 'OTHER'];
const TRACKING_TYPES = [
  'PAGE_VISIT',
  'VIEW_CONTENT',
  'SEARCH',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'PURCHASE',
  'LEAD',
  'SIGN_UP',
  'CUSTOM',
];
const MAX_AGE_MS = 168 * 3600_000;
const AHEAD_MS = 5 * 60_000;
const SHA256 = /^[0-9a-f]{64}$/;

/** Why Reddit rejects an event, or null. */
export function checkEvent(event: WireEvent, now: number): string | null {
  const { event_at, action_source, type, user = {}, metadata = {} } = event;
  if (action_source === undefined) return 'missing action_source';
  if (!ACTION_SOURCES.includes(action_source)) return `invalid action_source: ${action_source}`;
  if (event_at === undefined) return 'missing event_at';
  if (now - event_at >= MAX_AGE_MS) return 'event_at timestamp must be less than 168h0m0s old';
  if (event_at - now > AHEAD_MS) return 'event_at timestamp must not be in the future';
  if (type?.tracking_type === undefined) return 'missing tracking_type';
  if (!TRACKING_TYPES.includes(type.tracking_type)) return `invalid tracking_type: ${type.tracking_type}`;
  return checkName(type) ?? checkMatchKeys(event) ?? checkUser(user) ?? checkMetadata(metadata);
}

function checkName(type: NonNullable<WireEvent['type']>): string | null {
  if (type.tracking_type !== 'CUSTOM') return null;
  if (!type.custom_event_name) return 'missing custom_event_name';
  return type.custom_event_name.length > 64 ? 'custom_event_name is longer than 64 characters' : null;
}

function checkMatchKeys({ click_id, user = {} }: WireEvent): string | null {
  const { ip_address, user_agent, screen_dimensions } = user;
  const keys = [click_id, user.uuid, user.email, user.external_id, user.idfa, user.aaid];
  const device = ip_address && user_agent && screen_dimensions;
  return keys.some(Boolean) || device ? null : 'at least one match key is required';
}

function checkUser(user: NonNullable<WireEvent['user']>): string | null {
  const { email, phone_number, screen_dimensions: screen, data_processing_options: options } = user;
  if (email !== undefined && !SHA256.test(email) && !email.includes('@')) return 'invalid email';
  if (phone_number !== undefined && !SHA256.test(phone_number) && !/^\+\d{6,15}$/.test(phone_number)) {
    return 'invalid phone_number';
  }
  if (screen) {
    const sides = [screen.width, screen.height];
    if (sides.some((side) => side === undefined || side <= 0 || side >= 32_768))
      return 'invalid screen_dimensions';
  }
  if (options && (options.modes ?? []).some((mode) => mode !== 'LDU')) {
    return 'invalid data_processing_options mode';
  }
  return null;
}

function checkMetadata({ currency, value }: NonNullable<WireEvent['metadata']>): string | null {
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) return `invalid currency: ${currency}`;
  return value !== undefined && (!Number.isFinite(value) || value < 0) ? 'invalid value' : null;
}
