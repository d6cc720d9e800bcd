"""Cases that Schemathesis takes for wrong or right by the schemas alone, and about which this API says more. Each rule has its reason."""

import re
from datetime import datetime
from urllib.parse import quote

import schemathesis

DATE = re.compile(r"^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$")
# The year 1000 as older versions write it.
FIRST_SECOND = -30_610_224_000
# Members that are objects and may be left out: null counts as absent there, and in a POST for every member that may be left out.
OPTIONAL_OBJECTS = {"employee", "resume", "image", "file", "attachment", "args", "score_card", "careers_site"}
# Names of members that are answered 400 with the code body-malformed.
REFUSED_NAMES = {"__proto__", "constructor"}


def texts(value):
    """Every text of a value, the names of members included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from texts(name)
            yield from texts(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from texts(inner)


def is_no_date(text):
    """Whether a text has the form of a date or an instant and names none that the calendar, or the years 1000 to 9999, have."""
    found = DATE.match(text)
    if not found:
        return False
    year, month, day, hour, minute, second, zone = found.groups()
    try:
        datetime(int(year), int(month), int(day), int(hour or 0), int(minute or 0), int(second or 0))
    except ValueError:
        return True
    offset = int(zone[1:3]) * 60 + int(zone[-2:]) if zone and zone != "Z" else 0
    return int(year) < 1000 or int(year) == 9999 or offset > 14 * 60 or bool(zone and zone != "Z" and int(zone[-2:]) > 59)


def members(value):
    """Every member of a value, at any depth, as its name and what it holds."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from members(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from members(inner)


@schemathesis.hook
def filter_case(context, case):
    query = case.query if isinstance(case.query, dict) else {}
    body = case.body if isinstance(case.body, (dict, list, str)) else None
    # A parameter without a value counts as one that is not given, in every operation.
    if any(value in ("", [], [""], None) for value in query.values()):
        return False
    # An address of 8 KB is no longer an address: 414, and 431 from 16 KB on, are HTTP's and no operation's.
    if sum(len(quote(text)) for text in texts(query)) > 6000:
        return False
    # So does an empty text in a body, where a text has a form or names something.
    if "" in texts(body):
        return False
    # No schema says that these names are refused in a body, wherever they stand: in many languages they mean an object's own parts.
    if any(name in REFUSED_NAMES for name, _ in members(body)):
        return False
    # A token of the account has no member of its own, so it must name the one who reads.
    if case.method == "GET" and case.path == "/employees/{id}/documents" and "member_id" not in query:
        return False
    # The pattern is wider than this profile: a date alone is for the profile of the API family.
    if any(re.fullmatch(r"\d{4}-\d\d-\d\d", str(query.get(name))) for name in ("from_date", "to_date")):
        return False
    # Patterns let days pass that the calendar does not have; the descriptions say that they are refused.
    if any(is_no_date(text) for text in texts([query, body])):
        return False
    # The years before 1000 are refused, which the schema of `since` does not say: to be settled in the contract.
    if isinstance(body, dict) and isinstance(body.get("since"), int) and body["since"] < FIRST_SECOND:
        return False
    return not any(inner is None and (case.method == "POST" or name in OPTIONAL_OBJECTS) for name, inner in members(body))
