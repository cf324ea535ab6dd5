"""Checks JSON against the schemas of docs/schema: the part of JSON Schema that they use, and no other."""
import functools
import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'docs' / 'schema'
KNOWN = {'$schema', 'title', '$defs', '$ref', 'type', 'properties', 'required', 'additionalProperties', 'items',
         'prefixItems', 'enum', 'const', 'anyOf', 'oneOf', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength',
         'minItems', 'maxItems'}
TYPES = {'string': str, 'number': (int, float), 'boolean': bool, 'object': dict, 'array': list, 'null': type(None)}


@functools.lru_cache(maxsize=None)
def load(name):
    schema = json.loads((FOLDER / f'{name}.schema.json').read_text())
    for part in parts(schema):
        unknown = set(part) - KNOWN
        assert not unknown, f'{name}.schema.json uses {unknown}, which schema.py does not check'
    return schema


def parts(schema):
    """All schemas inside a schema."""
    if not isinstance(schema, dict):
        return
    yield schema
    for key in ('properties', '$defs'):
        for inner in schema.get(key, {}).values():
            yield from parts(inner)
    for key in ('anyOf', 'oneOf', 'prefixItems'):
        for inner in schema.get(key, []):
            yield from parts(inner)
    for key in ('items', 'additionalProperties'):
        yield from parts(schema.get(key))


def complaint(value, schema, root, path='$'):
    """What is wrong with the value; None if nothing is."""
    if schema is True:
        return None
    if schema is False:
        return f'{path} must not be there'
    if '$ref' in schema:
        return complaint(value, root['$defs'][schema['$ref'].rsplit('/', 1)[1]], root, path)
    for key in ('oneOf', 'anyOf'):
        if key in schema:
            wrong = [complaint(value, one, root, path) for one in schema[key]]
            fitting = wrong.count(None)
            if fitting == 0 or (key == 'oneOf' and fitting > 1):
                kind = value.get('type') if isinstance(value, dict) else value
                return f'{path} ({kind}) fits {fitting} of {len(wrong)}: {[text for text in wrong if text][:20]}'
    if 'const' in schema and value != schema['const']:
        return f'{path} is {value!r}, not {schema["const"]!r}'
    if 'enum' in schema and value not in schema['enum']:
        return f'{path} is {value!r}, not one of {schema["enum"]}'
    kind = schema.get('type')
    if kind == 'integer':
        if not isinstance(value, int) or isinstance(value, bool):
            return f'{path} is no integer: {value!r}'
    elif kind and not isinstance(value, TYPES[kind]):
        return f'{path} is no {kind}: {value!r}'
    for check in (complaint_about_size, complaint_about_object, complaint_about_list):
        wrong = check(value, schema, root, path)
        if wrong:
            return wrong
    return None


def complaint_about_size(value, schema, _root, path):
    if isinstance(value, str):
        if 'pattern' in schema and not re.search(schema['pattern'], value):
            return f'{path} does not match {schema["pattern"]}: {value!r}'
        if not schema.get('minLength', 0) <= len(value) <= schema.get('maxLength', len(value)):
            return f'{path} has {len(value)} letters'
    if isinstance(value, (int, float)) and not schema.get('minimum', value) <= value <= schema.get('maximum', value):
        return f'{path} is {value}'
    if isinstance(value, list) and not schema.get('minItems', 0) <= len(value) <= schema.get('maxItems', len(value)):
        return f'{path} has {len(value)} items'
    return None


def complaint_about_object(value, schema, root, path):
    if not isinstance(value, dict):
        return None
    for name in schema.get('required', []):
        if name not in value:
            return f'{path}.{name} is missing'
    for name, inner in value.items():
        expected = schema.get('properties', {}).get(name, schema.get('additionalProperties', True))
        wrong = complaint(inner, expected, root, f'{path}.{name}')
        if wrong:
            return wrong
    return None


def complaint_about_list(value, schema, root, path):
    if not isinstance(value, list):
        return None
    first = schema.get('prefixItems', [])
    for i, inner in enumerate(value):
        expected = first[i] if i < len(first) else schema.get('items', True)
        wrong = complaint(inner, expected, root, f'{path}[{i}]')
        if wrong:
            return wrong
    return None


def check(value, name, part=None):
    """Raises AssertionError if the value does not fit the schema (or the part of it named in $defs)."""
    root = load(name)
    wrong = complaint(value, root['$defs'][part] if part else root, root)
    assert wrong is None, wrong
