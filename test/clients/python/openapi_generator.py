# Uses the client that openapi-generator wrote, at the address that it took from the contract, and prints what it saw as one line of JSON.
import json
import os
from urllib.parse import parse_qs, urlsplit

from client import ApiClient, Configuration
from client.api import JobsApi
from client.exceptions import ApiException, NotFoundException, UnauthorizedException
from client.models import ErrorBody, JobPage

authorized = JobsApi(ApiClient(Configuration(access_token=os.environ['TOKEN'])))
unauthorized = JobsApi(ApiClient(Configuration(access_token='not-a-token')))


def fault(kind, call, *values):
    try:
        raise AssertionError(call(*values))
    except ApiException as error:
        assert isinstance(error, kind) and isinstance(error.data, ErrorBody), error
        return {'status': error.status, 'body': error.data.to_dict()}


pages = []
since = None
while True:
    page = authorized.list_jobs(limit=50, since_id=since)
    assert isinstance(page, JobPage), page
    pages.append([job.id for job in page.jobs])
    if page.paging is None:
        break
    assert len(pages) <= 100, 'paging does not end'
    since = parse_qs(urlsplit(page.paging.next).query)['since_id'][0]

print(
    json.dumps(
        {
            'pages': pages,
            'unauthorized': fault(UnauthorizedException, unauthorized.list_jobs),
            'unknown': fault(NotFoundException, authorized.get_job, 'FFFFFFFFFF'),
        }
    )
)
