import { maxRecorded, maxSteps, maxValue, maxVariables } from './traced.ts'

/**
 * The Python program, run by another one that records the line and the variables before each step.
 * It prints JSON instead of the program's own output (see contracts/run-code.ts).
 */
export const tracedPython = (program: string) =>
  // A string of JSON is one of Python, too.
  `source = ${JSON.stringify(program)}\n${recorder}`

// What's expected of a reader of steps: no imports and definitions, and no insides of expressions.
// cspell:disable: most of these are names of Python's.
const recorder = `
import ast, json, os, reprlib, sys, tempfile, threading, types

class Text(reprlib.Repr):
    """Values as Python writes them, cut where they're long, and objects by their fields."""

    def __init__(self):
        super().__init__()
        self.maxlevel = 8
        for name in ("maxlist", "maxtuple", "maxset", "maxfrozenset", "maxdeque", "maxdict", "maxarray"):
            setattr(self, name, ${maxValue})
        self.maxstring = self.maxlong = self.maxother = ${maxValue}

    def repr_dict(self, value, level):
        if level <= 0:
            return "{...}"
        entries = (f"{self.repr1(k, level - 1)}: {self.repr1(v, level - 1)}" for k, v in list(value.items())[:self.maxdict])
        return "{" + ", ".join(entries) + "}"

    def repr_instance(self, value, level):
        if type(value).__repr__ is not object.__repr__ or not hasattr(value, "__dict__"):
            return super().repr_instance(value, level)
        if level <= 0:
            return f"{type(value).__name__}(...)"
        fields = ", ".join(f"{name}={self.repr1(field, level - 1)}" for name, field in vars(value).items())
        return f"{type(value).__name__}({fields})"

def text(value, write=Text().repr):
    try:
        written = write(value)
    except Exception:
        return "…"
    return written if len(written) <= ${maxValue} else written[:${maxValue}] + "…"

def is_value(name, value):
    hidden = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)
    return not name.startswith(("__", ".")) and not isinstance(value, hidden)

def is_definition(statement):
    is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    definitions = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)
    return is_docstring or isinstance(statement, definitions)

record = {"steps": []}
size = 0
definitions = set()

def step(frame, event, argument):
    global size
    if event != "line":
        return step
    if len(record["steps"]) >= ${maxSteps} or size > ${maxRecorded}:
        sys.settrace(None)
        threading.settrace(None)
        return None
    line = frame.f_lineno
    if frame.f_code.co_name == "<module>" and line in definitions:
        return step
    found = [(name, value) for name, value in frame.f_locals.items() if is_value(name, value)]
    variables = {name: text(value) for name, value in found[-${maxVariables}:]}
    size += sum(len(name) + len(value) for name, value in variables.items())
    record["steps"].append({"line": line, "variables": variables})
    return step

def trace(frame, event, argument):
    code = frame.f_code
    is_expression = code.co_name.startswith("<") and code.co_name != "<module>"
    is_class = code.co_name in classes
    return step if code.co_filename == "main.py" and not is_expression and not is_class else None

classes = set()
module = types.ModuleType("__main__")
# What's printed goes to a file, even by os.write or another process: only the record goes out.
recorded = os.fdopen(os.dup(1), "wb")
printed = tempfile.TemporaryFile()
os.dup2(printed.fileno(), 1)
sys.stdout.reconfigure(encoding="utf-8")
try:
    tree = ast.parse(source, "main.py")
    definitions = {line for one in tree.body if is_definition(one) for line in range(one.lineno, one.end_lineno + 1)}
    classes = {one.name for one in ast.walk(tree) if isinstance(one, ast.ClassDef)}
    program = compile(source, "main.py", "exec", dont_inherit=True)
    sys.modules["__main__"] = module
    threading.settrace(trace)
    sys.settrace(trace)
    exec(program, module.__dict__)
except SystemExit as end:
    if end.code not in (None, 0):
        record["error"] = f"SystemExit: {end.code}"
except BaseException as error:
    record["error"] = f"{type(error).__name__}: {error}"
finally:
    sys.settrace(None)
    threading.settrace(None)
if "error" not in record:
    for file in (sys.stdout, sys.__stdout__):
        try:
            file.flush()
        except Exception:
            # The program closed it.
            pass
    printed.seek(0)
    shown = printed.read().decode("utf-8", "replace")
    record["output"] = shown[:-1] if shown.endswith("\\n") else shown
recorded.write(json.dumps(record, ensure_ascii=False).encode("utf-8", "replace"))
recorded.flush()
`
